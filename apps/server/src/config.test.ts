import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadEnvFile, readConfig } from './config.ts';

describe('the configuration', () => {
  test('needs nothing to start on this machine', () => {
    expect(readConfig({})).toEqual({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      dataDir: expect.stringMatching(/\/data$/),
      siteDir: expect.stringMatching(/\/apps\/site\/dist$/),
      databaseUrl: undefined,
      siteUrl: undefined,
      appHost: undefined,
      allowedOrigins: [],
      trustedProxies: [],
      logLevel: 'warn',
    });
  });

  test('takes what is written and drops what is empty', () => {
    const config = readConfig({
      NODE_ENV: 'production',
      SITE_URL: 'https://www.example.com/',
      APP_HOST: 'https://app.example.com',
      ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443,',
      TRUSTED_PROXIES: '10.0.0.0/8,::1, loopback',
      DATABASE_URL: 'postgres://user@host/name',
      PORT: '8080',
      HOST: '',
    });
    expect(config).toMatchObject({
      production: true,
      siteUrl: 'https://www.example.com',
      appHost: 'https://app.example.com',
      allowedOrigins: ['https://a.example', 'https://b.example:8443'],
      trustedProxies: ['10.0.0.0/8', '::1', 'loopback'],
      databaseUrl: 'postgres://user@host/name',
      port: 8080,
      host: '127.0.0.1',
      logLevel: 'info',
    });
  });

  test.each([
    ['PORT', 'eighty', 'write a port number, like 3000'],
    ['PORT', '70000', 'write a port number up to 65535'],
    ['DATABASE_URL', 'mysql://host/name', 'write postgres://'],
    ['SITE_URL', 'www.example.com', 'write the address that visitors type'],
    ['SITE_URL', 'https://www.example.com/shop', 'write the address that visitors type'],
    ['APP_HOST', 'ftp://app.example.com', 'write the address of the application'],
    ['ALLOWED_ORIGINS', 'https://a.example,*', 'write addresses without a path'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'write addresses or networks'],
    ['TRUSTED_PROXIES', 'everyone', 'write addresses or networks'],
    ['LOG_LEVEL', 'loud', 'write fatal, error'],
    ['NODE_ENV', 'prod', 'write development, production or test'],
  ])('names %s when it is %j, and what to write', (name, value, remedy) => {
    expect(() => readConfig({ [name]: value })).toThrow(`  - ${name}: ${remedy}`);
  });

  test('names everything that is wrong at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(/PORT:.*\n.*LOG_LEVEL:/);
  });

  test('wants an address in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/SITE_URL: in production/);
  });

  test('is described variable by variable in .env.example, which itself is usable', () => {
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const named = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
    const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8');
    const read = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(read));
    expect(() => readConfig({})).not.toThrow();
  });

  test('does not mind that there is no .env', () => {
    expect(() => loadEnvFile('/nowhere/.env')).not.toThrow();
  });
});
