import { expect, inject, test, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { readInstallationKey } from '../../secrets/installation-key.ts';
import { confirmInstallationKey } from '../../secrets/installation-keys.repository.ts';
import { buildTestSite } from '../../testing/app/build-test-site.ts';
import { type ServerProcess, startServer } from '../../testing/app/start-server.ts';
import { freshDatabase, freshPlace } from '../../testing/database/fresh-database.ts';
import { type Canaries, createCanaries } from './canaries.ts';
import { newKey } from './watched-server.ts';

const production = { NODE_ENV: 'production', SITE_URL: 'https://www.example.com', LOG_LEVEL: 'trace' };

function expectNone(canaries: Canaries, servers: ServerProcess[]): void {
  for (const server of servers)
    canaries.expectNoneIn('what it output and logged', server.output() + server.log());
}

test('an invalid configuration is not quoted', async () => {
  const canaries = createCanaries();
  const secret = (name: string) => canaries.typed(name);
  const server = startServer({
    ...production,
    DATABASE_URL: `mysql://books:${secret('database')}@127.0.0.1/books`,
    SMTP_URL: `http://mailer:${secret('mail')}@mail.example`,
    LEADS_WEBHOOK_URL: `http://hooks.example/${secret('hook')}`,
    LEADS_WEBHOOK_SECRET: secret('webhook'),
    ENCRYPTION_KEY: secret('key'),
    METRICS_TOKEN: `${secret('metrics')} with a space`,
    METRICS_PORT: secret('port'),
    GOOGLE_ISSUER: secret('issuer'),
    LOG_LEVEL: secret('level'),
  });
  expect(await server.ended).toBe(1);
  expect(server.output().match(/^ {2}- [A-Z_]+:/gm)).toHaveLength(9);
  expectNone(canaries, [server]);
});

test('when the key does not belong to the database, neither key is quoted', async () => {
  const canaries = createCanaries();
  const { database, place } = await freshDatabase('SQLite');
  const first = readConfig({ NODE_ENV: 'test', ENCRYPTION_KEY: newKey(canaries) });
  await confirmInstallationKey(database, readInstallationKey(first), Date.now());
  const environment = { ...production, DATA_DIR: place.dataDir, PORT: '0', ENCRYPTION_KEY: newKey(canaries) };
  const server = startServer(environment);
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch('ENCRYPTION_KEY');
  expectNone(canaries, [server]);
});

test('the password of an unreachable or refusing database is not quoted', async () => {
  const canaries = createCanaries();
  const { dataDir } = await freshPlace('SQLite');
  const secret = (name: string) => canaries.typed(name);
  const environment = { ...production, DATA_DIR: dataDir, SITE_DIR: buildTestSite({ 'index.html': '' }) };
  const folder = new URL(inject('postgresUrl').replace('@/', '@x/')).searchParams.get('host') ?? '';
  const start = (DATABASE_URL: string) => startServer({ ...environment, DATABASE_URL });
  const away = [
    `postgres://books:${secret('refused')}@127.0.0.1:1/books`,
    `postgres://books:${secret('unknown')}@/postgres?host=${encodeURIComponent(folder)}`,
    // As people write it who do not know that / has to be encoded.
    `postgres://books:${secret('half')}/${secret('other-half')}@127.0.0.1:1/books`,
  ].map(start);
  for (const [at, told] of [/is unavailable/, /role "books"/, /DATABASE_URL: cannot be read/].entries()) {
    const heard = () => expect((away[at]?.output() ?? '') + away[at]?.log()).toMatch(told);
    await vi.waitFor(heard, { timeout: 25_000, interval: 20 });
  }
  expectNone(canaries, away);
});
