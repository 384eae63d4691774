import { describe, expect, test } from 'vitest';
import { checkConfiguration } from './check-configuration.ts';

/** The configuration of a ready server: behind a proxy on the same machine, with SQLite. */
const ready = {
  NODE_ENV: 'production',
  SITE_URL: 'https://www.ntaafo.com.gh',
  TRUSTED_PROXIES: 'loopback',
  SMTP_URL: 'smtps://ntaafo:a-secret-canary@mail.ntaafo.com.gh:465',
  MAIL_FROM: 'Ntaafo <hello@ntaafo.com.gh>',
  SALES_EMAIL: 'sales@ntaafo.com.gh',
  ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
};

const find = (changes: Record<string, string | undefined> = {}) =>
  checkConfiguration({ ...ready, ...changes }).findings;
const show = (changes: Record<string, string | undefined>) =>
  find(changes).map(({ where, what }) => `${where} | ${what}`);

test('a ready configuration causes no finding', () => {
  expect(find()).toEqual([]);
});

describe('a missing variable is reported with what to write', () => {
  test.each([
    ['NODE_ENV', /^It is missing\. Outside of production/, 'Set it to production.'],
    [
      'SITE_URL',
      'It is missing.',
      'In production, write the address that visitors type, like https://www.example.com.',
    ],
    ['SMTP_URL', /^It is missing\. Emails are written to files/, /docs\/recipes\/set-up-mail\.md/],
    [
      'MAIL_FROM',
      /^It is missing\. Emails are sent from the contact address/,
      /lets you send from: docs\/recipes\/set-up-mail\.md/,
    ],
    [
      'SALES_EMAIL',
      /^It is missing\. Demo requests go to the contact address/,
      /the person who answers them/,
    ],
    ['ENCRYPTION_KEY', /beside the database/, /openssl rand -base64 32/],
    ['TRUSTED_PROXIES', /^It is missing, and the server listens only on this machine/, /Set it to loopback/],
  ])('%s', (where, what, todo) => {
    for (const nothing of [undefined, '', ' ']) {
      expect(find({ [where]: nothing })).toEqual([
        { where, what: expect.stringMatching(what), todo: expect.stringMatching(todo) },
      ]);
    }
  });

  test('but not when it is not needed', () => {
    expect(find({ TRUSTED_PROXIES: undefined, HOST: '0.0.0.0' })).toEqual([]);
    expect(find({ ENCRYPTION_KEY: undefined, APP_HOST: 'https://app.ntaafo.com.gh' })).toEqual([]);
  });

  test('with another reason when several servers share a database', () => {
    const shared = { ENCRYPTION_KEY: undefined, DATABASE_URL: 'postgres://books@db/books' };
    expect(show(shared)).toEqual([
      expect.stringMatching('another server on the same database would not start'),
    ]);
  });
});

describe('a value that no site can use is reported', () => {
  test.each([
    [{ NODE_ENV: 'development' }, 'NODE_ENV | It is "development".'],
    [{ NODE_ENV: 'live' }, 'NODE_ENV | It is "live".'],
    [{ SITE_URL: 'http://www.ntaafo.com.gh' }, 'SITE_URL | http://www.ntaafo.com.gh is not encrypted.'],
    [{ SITE_URL: 'http://localhost:3000' }, 'SITE_URL | http://localhost:3000 is this machine.'],
    [{ SITE_URL: 'https://127.0.0.1' }, 'SITE_URL | https://127.0.0.1 is this machine.'],
    [{ SITE_URL: 'https://203.0.113.7' }, 'SITE_URL | https://203.0.113.7 is an IP address.'],
    [{ SITE_URL: 'https://[2001:db8::1]' }, 'SITE_URL | https://[2001:db8::1] is an IP address.'],
    [{ SITE_URL: 'https://www.example.com' }, 'SITE_URL | www.example.com is an example domain'],
    [{ SALES_EMAIL: 'sales@ntaafo.example' }, 'SALES_EMAIL | ntaafo.example is an example domain'],
    [{ MAIL_FROM: 'Ntaafo <hello@example.com>' }, 'MAIL_FROM | example.com is an example domain'],
    [{ SMTP_URL: 'smtp://user:pass@smtp.example.com' }, 'SMTP_URL | smtp.example.com is an example domain'],
    [{ APP_HOST: 'http://app.ntaafo.com.gh' }, 'APP_HOST | http://app.ntaafo.com.gh is not encrypted.'],
    [
      { ALLOWED_ORIGINS: 'http://localhost:4321' },
      'ALLOWED_ORIGINS | http://localhost:4321 is this machine.',
    ],
    [{ SITE_URL: 'www.ntaafo.com.gh' }, 'SITE_URL | What it says cannot be used.'],
    [{ SMTP_URL: 'mail.ntaafo.com.gh' }, 'SMTP_URL | What it says cannot be used.'],
    [{ ENCRYPTION_KEY: 'short' }, 'ENCRYPTION_KEY | What it says cannot be used.'],
    [{ DATABASE_URL: 'mysql://db/books' }, 'DATABASE_URL | What it says cannot be used.'],
    [
      { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'x', GOOGLE_ISSUER: 'http://localhost:9000' },
      'GOOGLE_ISSUER | http://localhost:9000 is this machine.',
    ],
    [{ GOOGLE_CLIENT_ID: 'an-id' }, 'GOOGLE_CLIENT_SECRET | It is missing.'],
    [{ LEADS_WEBHOOK_URL: 'https://crm.ntaafo.com.gh' }, 'LEADS_WEBHOOK_SECRET | It is missing.'],
  ])('%j', (changes, found) => {
    expect(show(changes)).toEqual([expect.stringContaining(found)]);
  });

  test('without hiding other findings', () => {
    const several = {
      SMTP_URL: 'mail',
      LEADS_WEBHOOK_SECRET: 'x',
      PORT: 'http',
      SITE_URL: '',
      SALES_EMAIL: '',
      FACEBOOK_CLIENT_ID: 'x',
    };
    expect(
      find(several)
        .map(({ where }) => where)
        .sort(),
    ).toEqual([
      'FACEBOOK_CLIENT_SECRET',
      'LEADS_WEBHOOK_SECRET',
      'PORT',
      'SALES_EMAIL',
      'SITE_URL',
      'SMTP_URL',
    ]);
  });
});

test('no finding shows a secret', () => {
  const wrong = {
    ...ready,
    SMTP_URL: 'http://ntaafo:a-secret-canary@mail.example',
    ENCRYPTION_KEY: 'a-secret-canary',
    DATABASE_URL: 'mysql://books:a-secret-canary@db',
  };
  const { findings, notes } = checkConfiguration(wrong);
  expect(findings.length).toBeGreaterThan(2);
  expect(JSON.stringify([findings, notes])).not.toMatch('canary');
});

test('optional settings are notes, not findings', () => {
  const names = (changes: Record<string, string>) =>
    checkConfiguration({ ...ready, ...changes }).notes.map(({ where }) => where);
  expect(names({})).toEqual(['DATABASE_URL', 'GOOGLE_CLIENT_ID', 'FACEBOOK_CLIENT_ID', 'LEADS_WEBHOOK_URL']);
  const all = {
    DATABASE_URL: 'postgres://books@db/books',
    GOOGLE_CLIENT_ID: 'x',
    GOOGLE_CLIENT_SECRET: 'x',
    FACEBOOK_CLIENT_ID: 'x',
    FACEBOOK_CLIENT_SECRET: 'x',
    LEADS_WEBHOOK_URL: 'https://crm.ntaafo.com.gh',
    LEADS_WEBHOOK_SECRET: Buffer.alloc(32, 2).toString('base64'),
  };
  expect(names(all)).toEqual([]);
  expect(names({ APP_HOST: 'https://app.ntaafo.com.gh' })).toEqual(['DATABASE_URL', 'LEADS_WEBHOOK_URL']);
});
