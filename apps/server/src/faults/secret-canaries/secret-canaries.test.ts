import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../database/open-database.ts';
import { openBrowser } from '../../testing/app/browser.ts';
import { sendJson } from '../../testing/app/send-form.ts';
import {
  type DatabaseKind,
  type DatabasePlace,
  databaseKinds,
  freshPlace,
} from '../../testing/database/fresh-database.ts';
import { layPostgresWire } from '../../testing/database/postgres-wire.ts';
import { liveWithAnAccount } from './account-flows.ts';
import { createCanaries } from './canaries.ts';
import { comeBackFromProvider } from './provider-flows.ts';
import { sendSecretsAstray } from './stray-secrets.ts';
import { openWatchedServer } from './watched-server.ts';

describe.each(databaseKinds)('a server on %s', (on) => {
  test('shows no secret in its log, its messages, its metrics or a refusal, whatever goes wrong', async () => {
    const canaries = createCanaries();
    const { place, cut } = await placeToCut(on);
    const server = await openWatchedServer(place, canaries);
    const { app, mailServer, refusals, requestIds } = server;

    await Promise.all([liveWithAnAccount(server, canaries), comeBackFromProvider(server, canaries)]);
    await sendSecretsAstray(server, canaries);

    mailServer.become('refuses passwords');
    const request = { name: 'Esi', company: 'Esi Fabrics', email: 'esi@shop.example', phone: '0241234567' };
    const key = { 'idempotency-key': canaries.typed('idempotency') };
    expect((await sendJson(app, '/api/site/demo-requests', request, key)).statusCode).toBe(201);
    await vi.waitFor(() => expect(server.server.log()).toMatch(/EAUTH/), { timeout: 5000 });

    const login = async () => {
      const typed = { email: 'esi@shop.example', password: canaries.typed('meanwhile') };
      return (await openBrowser(app).login(typed)).statusCode;
    };
    await withoutTable(place, 'rate_limits');
    expect(await login()).toBeGreaterThanOrEqual(500);
    cut();
    if (on === 'PostgreSQL') expect(await login()).toBe(503);
    const metrics = await server.metrics();
    await server.end();

    const log = server.server.log();
    expect(canaries.secrets.size).toBeGreaterThan(80);
    canaries.expectNoneIn('the log', log);
    canaries.expectNoneIn('what it said', server.server.output());
    canaries.expectNoneIn('the metrics', metrics);
    expect(metrics).toMatch(/http_requests_total\{route="\/api\/api\/login",method="POST",status="5xx"\}/);
    canaries.expectNoneIn('the refusals', refusals.map(({ text }) => text).join('\n'));
    expect(new Set(refusals.map(({ status }) => status)).size).toBeGreaterThan(8);

    const lines: { requestId?: string; msg: string }[] = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const answered = new Set(
      lines.filter(({ msg }) => msg === 'request answered').map((line) => line.requestId),
    );
    expect(requestIds.length).toBeGreaterThan(100);
    // Requests to /metrics are not logged, and neither are the two URLs that cannot be decoded.
    expect(requestIds.filter((id) => !answered.has(id))).toHaveLength(3);
  });
});

/** A database, and a function that makes it unavailable. */
async function placeToCut(on: DatabaseKind): Promise<{ place: DatabasePlace; cut: () => void }> {
  const place = await freshPlace(on);
  if (place.databaseUrl === undefined) return { place, cut: () => {} };
  const wire = await layPostgresWire();
  const name = new URL(place.databaseUrl.replace('postgres:', 'http:').replace('@/', '@x/')).pathname.slice(
    1,
  );
  // The server cancels a query after 900 ms, which a busy machine may need. This test is not about timing.
  const databaseUrl = `${wire.url(name)}&query_timeout=10000`;
  return { place: { ...place, databaseUrl }, cut: () => wire.become('refuses') };
}

async function withoutTable(place: DatabasePlace, name: string): Promise<void> {
  const database = openDatabase(place);
  await sql`alter table ${sql.table(name)} rename to ${sql.table(`${name}_gone`)}`.execute(database);
  await database.destroy();
}
