import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { second } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { sendJson } from '../testing/app/send-form.ts';

const path = '/api/site/demo-requests';
let visitors = 0;

/** A demo request of a new visitor from a new network. */
function visit(app: Parameters<typeof sendJson>[0]) {
  visitors += 1;
  const email = `visitor${visitors}@shop.example`;
  const from = `10.0.${visitors >> 8}.${visitors & 255}`;
  const message = 'words '.repeat(300);
  return sendJson(app, path, { name: 'Ama', email, message }, { 'x-forwarded-for': from });
}

const buildSite = () => buildTestApp({ environment: { TRUSTED_PROXIES: 'loopback' } });

async function countPages(database: Database): Promise<number> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  return rows[0]?.page_count ?? 0;
}

/** With this page limit, SQLite reports a full disk. */
const limitTo = (database: Database, pages: number) =>
  sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(database);

const idsOf = async (database: Database) =>
  (await database.selectFrom('demo_requests').select('id').execute()).map(({ id }) => id);

describe('a disk that is full', () => {
  test('causes 503 with advice, keeps what was acknowledged, and needs no restart of the server once there is space', async () => {
    const { app, database } = await buildSite();
    const acknowledged: string[] = [];
    await limitTo(database, (await countPages(database)) + 20);
    for (;;) {
      const answer = await visit(app);
      if (answer.statusCode === 201) acknowledged.push(answer.json().id);
      else {
        expect(answer.statusCode).toBe(503);
        expect(answer.headers['retry-after']).toBe('2');
        expect(answer.json().error).toMatch(/Please try again/);
        break;
      }
    }
    expect(acknowledged.length).toBeGreaterThan(0);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await sql`pragma integrity_check`.execute(database)).rows).toEqual([{ integrity_check: 'ok' }]);

    await limitTo(database, 1_000_000);
    const answer = await visit(app);
    expect(answer.statusCode).toBe(201);
    expect((await idsOf(database)).sort()).toEqual([...acknowledged, answer.json().id].sort());
  });
});

describe('a database that is locked by another process', () => {
  function lock(dataDir: string) {
    const other = new SqliteFile(join(dataDir, 'data.sqlite'));
    onTestFinished(() => void other.close());
    other.exec('begin immediate');
    return () => void other.exec('rollback');
  }

  test('is waited for', async () => {
    const { app, config } = await buildSite();
    const unlock = lock(config.dataDir);
    setTimeout(unlock, second);
    expect((await visit(app)).statusCode).toBe(201);
  });

  test('for longer than five seconds causes 503, while pages and read requests still work', async () => {
    const { app, config, database } = await buildSite();
    const unlock = lock(config.dataDir);
    const answer = visit(app);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    expect((await answer).statusCode).toBe(503);
    unlock();
    expect((await visit(app)).statusCode).toBe(201);
    expect(await idsOf(database)).toHaveLength(1);
  });
});
