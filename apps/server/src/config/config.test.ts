import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { loadEnvFile, readConfig } from './config.ts';

describe('the configuration', () => {
  test('needs no variable to start on this machine', () => {
    expect(readConfig({})).toEqual({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      dataDir: expect.stringMatching(/\/data$/),
      siteDir: expect.stringMatching(/\/apps\/site\/dist$/),
      databaseUrl: undefined,
      siteUrl: undefined,
      appHost: undefined,
      appUrl: undefined,
      allowedOrigins: [],
      trustedProxies: [],
      smtpUrl: undefined,
      mailFrom: undefined,
      salesEmail: undefined,
      leadsWebhook: undefined,
      inventoryLimit: 20_000,
      providers: {},
      retention: { leads: 730, registrations: 30, audit: 400 },
      staffSecondFactor: false,
      serviceWorker: true,
      logLevel: 'warn',
    });
  });

  test('reads periods in days, and names invalid ones', () => {
    const written = { RETENTION_AUDIT_DAYS: '90', RETENTION_REGISTRATIONS_DAYS: ' ' };
    expect(readConfig(written).retention).toMatchObject({ audit: 90, registrations: 30 });
    for (const wrong of ['0', '-1', '1.5', 'never', '10000']) {
      expect(() => readConfig({ RETENTION_LEADS_DAYS: wrong })).toThrow(
        'RETENTION_LEADS_DAYS: write a number of days from 1 to 9999, like 730',
      );
    }
  });

  test('reads set variables and ignores empty ones', () => {
    const config = readConfig({
      NODE_ENV: 'production',
      SITE_URL: 'https://www.example.com/',
      APP_HOST: 'https://app.example.com',
      APP_URL: 'https://app.example.com/login',
      ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443,',
      TRUSTED_PROXIES: '10.0.0.0/8,::1, loopback',
      DATABASE_URL: 'postgres://user@host/name',
      SMTP_URL: 'smtps://user:password@mail.example:465',
      MAIL_FROM: 'Our Company <hello@example.com>',
      SALES_EMAIL: 'sales@example.com',
      LEADS_WEBHOOK_URL: 'https://crm.example/leads',
      LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
      PORT: '8080',
      HOST: '',
      DATA_DIR: ' /srv/data\n',
      METRICS_TOKEN: `${'a'.repeat(24)}\n`,
    });
    expect(config).toMatchObject({
      production: true,
      siteUrl: 'https://www.example.com',
      appHost: 'https://app.example.com',
      appUrl: 'https://app.example.com/login',
      allowedOrigins: ['https://a.example', 'https://b.example:8443'],
      trustedProxies: ['10.0.0.0/8', '::1', 'loopback'],
      databaseUrl: 'postgres://user@host/name',
      smtpUrl: 'smtps://user:password@mail.example:465',
      mailFrom: { name: 'Our Company', address: 'hello@example.com' },
      salesEmail: 'sales@example.com',
      leadsWebhook: { url: 'https://crm.example/leads', secret: Buffer.alloc(32, 1) },
      port: 8080,
      host: '127.0.0.1',
      dataDir: '/srv/data',
      metricsToken: 'a'.repeat(24),
      staffSecondFactor: true,
      serviceWorker: true,
      logLevel: 'info',
    });
  });

  test.each([
    ['PORT', 'eighty', 'write a port number up to 65535, like 3000'],
    ['PORT', '70000', 'write a port number up to 65535'],
    ['DATABASE_URL', 'mysql://host/name', 'write postgres://'],
    ['DATABASE_URL', 'postgres://user:half/half@host/name', 'cannot be read as an address'],
    ['SITE_URL', 'www.example.com', 'write the address that visitors type'],
    ['SITE_URL', 'https://www.example.com/shop', 'write the address that visitors type'],
    ['APP_HOST', 'ftp://app.example.com', 'write the address of the application'],
    ['APP_URL', 'javascript:alert(1)', 'write the address at which people open the application'],
    ['APP_URL', 'app.example.com', 'write the address at which people open the application'],
    ['ALLOWED_ORIGINS', 'https://a.example,*', 'write addresses without a path'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'write addresses or networks'],
    ['TRUSTED_PROXIES', 'everyone', 'write addresses or networks'],
    ['SMTP_URL', 'mail.example:587', 'write smtp://user'],
    ['MAIL_FROM', 'Our Company', 'write an address'],
    ['MAIL_FROM', 'a@example.com, b@example.com', 'write an address'],
    ['SALES_EMAIL', 'a@example.com, b@example.com', 'write one email address'],
    ['LEADS_WEBHOOK_URL', 'http://crm.example/leads', 'write an address that begins with https://'],
    ['LEADS_WEBHOOK_URL', 'https://user:secret@crm.example', 'write an address that begins with https://'],
    ['LEADS_WEBHOOK_SECRET', 'too short', 'write 24 to 64 random bytes in base64'],
    ['GOOGLE_ISSUER', 'http://id.example', 'write an address that begins with https://'],
    ['FACEBOOK_ISSUER', 'id.example', 'write an address that begins with https://'],
    ['INVENTORY_LIMIT', '0', 'write a number of items from 1 to 1000000'],
    ['INVENTORY_LIMIT', 'many', 'write a number of items from 1 to 1000000'],
    ['METRICS_PORT', '0', 'write a port number from 1 to 65535'],
    ['METRICS_TOKEN', 'too short', 'write at least 24 letters and digits'],
    ['METRICS_TOKEN', `${'a'.repeat(30)} b`, 'write at least 24 letters and digits'],
    ['STAFF_SECOND_FACTOR', 'yes', 'write required or optional'],
    ['LOG_LEVEL', 'loud', 'write fatal, error'],
    ['NODE_ENV', 'prod', 'write development, production or test'],
  ])('names %s when it is %j, and what to write', (name, value, remedy) => {
    expect(() => readConfig({ [name]: value })).toThrow(`  - ${name}: ${remedy}`);
  });

  test('names every problem in one error', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(/PORT:.*\n.*LOG_LEVEL:/);
  });

  test('requires the URL of a webhook together with its secret', () => {
    expect(() => readConfig({ LEADS_WEBHOOK_URL: 'https://crm.example' })).toThrow(/_SECRET: is missing/);
    const secret = Buffer.alloc(24).toString('base64');
    expect(() => readConfig({ LEADS_WEBHOOK_SECRET: secret })).toThrow(/LEADS_WEBHOOK_URL: is missing/);
  });

  test.each(['GOOGLE', 'FACEBOOK'])('requires the id and the secret of %s together', (name) => {
    expect(() => readConfig({ [`${name}_CLIENT_ID`]: 'id' })).toThrow(`${name}_CLIENT_SECRET: is missing`);
    expect(() => readConfig({ [`${name}_CLIENT_SECRET`]: 'secret' })).toThrow(
      `${name}_CLIENT_ID: is missing`,
    );
  });

  test('has default addresses for Google and Facebook, which can be replaced', () => {
    const client = { clientId: 'id', clientSecret: 'secret' };
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    const facebook = { FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 'secret' };
    expect(readConfig({ ...google, ...facebook }).providers).toEqual({
      google: { issuer: 'https://accounts.google.com', ...client },
      facebook: {
        issuer: 'https://www.facebook.com',
        tokenEndpoint: 'https://graph.facebook.com/oauth/access_token',
        ...client,
      },
    });
    expect(readConfig({ ...facebook, FACEBOOK_ISSUER: 'http://127.0.0.1:4000' }).providers).toEqual({
      facebook: { issuer: 'http://127.0.0.1:4000', ...client },
    });
  });

  test('names every problem of related variables', () => {
    const half = { NODE_ENV: 'production', GOOGLE_CLIENT_ID: 'id', LEADS_WEBHOOK_URL: 'https://crm.example' };
    expect(() => readConfig(half)).toThrow(
      /SITE_URL: .*\n.*GOOGLE_CLIENT_SECRET: .*\n.*LEADS_WEBHOOK_SECRET: /,
    );
  });

  test('repeats no password in its errors', () => {
    let message = '';
    try {
      readConfig({ SMTP_URL: 'http://user:canary@mail.example' });
    } catch (error) {
      message = String(error);
    }
    expect(message).toMatch('SMTP_URL: write');
    expect(message).not.toMatch('canary');
  });

  test('requires SITE_URL in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/SITE_URL: in production/);
  });

  test('is documented variable by variable in .env.example, which is itself valid', () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const named = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
    const sources = ['./config.ts', './provider-variables.ts'].map((file) =>
      readFileSync(new URL(file, import.meta.url), 'utf8'),
    );
    const read = [...sources.join('').matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
    const periods = readFileSync(
      new URL('../../../../packages/content/src/dates/retention.ts', import.meta.url),
      'utf8',
    );
    read.push(...[...periods.matchAll(/variable: '([A-Z_]+)'/g)].map(([, name]) => name));
    expect(new Set(named)).toEqual(new Set(read));
    expect(() => readConfig({})).not.toThrow();
  });

  test('works without a .env file', () => {
    expect(() => loadEnvFile('/nowhere/.env')).not.toThrow();
  });

  test.each(['PORT=4000\nHOST=192.0.2.1\n', 'HOST=192.0.2.1\nPORT=4000\n'])(
    'loads what is not set from a .env file that begins with a byte order mark: %j',
    (text) => {
      const folder = mkdtempSync(join(tmpdir(), 'env-'));
      onTestFinished(() => {
        vi.unstubAllEnvs();
        rmSync(folder, { recursive: true });
      });
      vi.stubEnv('PORT', '5000');
      vi.stubEnv('HOST', undefined);
      writeFileSync(join(folder, '.env'), `\uFEFF${text}`);
      loadEnvFile(join(folder, '.env'));
      expect(process.env).toMatchObject({ PORT: '5000', HOST: '192.0.2.1' });
      expect(readConfig(process.env)).toMatchObject({ port: 5000, host: '192.0.2.1' });
    },
  );
});
