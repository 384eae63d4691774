import { setTimeout as sleep } from 'node:timers/promises';
import { minute, second } from '@accounting-site/server/clock';
import { openDatabase } from '@accounting-site/server/database/open-database';
import { noneAcknowledged, sendForm, sendForms } from '@accounting-site/server/faults/form-clients';
import { startServer } from '@accounting-site/server/testing/app/start-server';
import { faultSize } from '@accounting-site/server/testing/load/fault-size';
import { expect, onTestFinished, test } from 'vitest';
import { startTestPostgres } from '../test-setup/test-postgres.ts';

const rounds = faultSize(1, 20);
/**
 * The time from PostgreSQL's restart until a form is accepted. The promise is five seconds; a busy machine
 * takes longer.
 */
const recoversWithin = faultSize(20, 5) * second;

test(
  `a PostgreSQL that is killed and started again ${rounds} times under load loses nothing that was acknowledged`,
  async () => {
    const postgres = await startTestPostgres();
    onTestFinished(() => postgres.stop());
    // The test cluster does not wait for the disk. Here a commit is acknowledged once it has left
    // PostgreSQL's memory.
    const databaseUrl = `${postgres.url('postgres')}&options=${encodeURIComponent('-c synchronous_commit=on')}`;
    const server = startServer({
      DATA_DIR: postgres.folder,
      DATABASE_URL: databaseUrl,
      ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
      TRUSTED_PROXIES: 'loopback',
      LOG_LEVEL: 'error',
    });
    const url = await server.hears(/The site is at (http:\S+)/);
    const acknowledged = noneAcknowledged();
    const visiting = sendForms(url, acknowledged, { clients: 4, pause: 20 });
    const count = () => acknowledged.demoRequests.size + acknowledged.registrations.size;
    const waits: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = count();
      while (count() < before + 5) await sleep(5);
      await postgres.kill();
      await expect
        .poll(async () => (await sendForm(url, true)).answer.status, { timeout: 5 * second })
        .toBe(503);
      expect((await fetch(`${url}/readyz`)).status).toBe(503);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      await sleep((round * 170) % second);
      await postgres.start();
      const since = performance.now();
      while ((await sendForm(url, true)).answer.status !== 201) {
        expect(performance.now() - since).toBeLessThan(recoversWithin);
        await sleep(50);
      }
      waits.push(performance.now() - since);
    }
    server.process.kill('SIGKILL');
    await visiting;

    const database = openDatabase({ databaseUrl, dataDir: '' });
    onTestFinished(() => database.destroy());
    for (const [table, sent] of [
      ['demo_requests', acknowledged.demoRequests],
      ['webinar_registrations', acknowledged.registrations],
    ] as const) {
      const rows = await database.selectFrom(table).select(['id', 'email']).execute();
      const stored = new Map(rows.map(({ email, id }) => [email, id]));
      expect([...sent].filter(([email, id]) => stored.get(email) !== id)).toEqual([]);
    }
    const statuses = [...acknowledged.statuses.keys()].filter((status) => status !== 201 && status !== 503);
    expect(statuses).toEqual([]);
    console.log(
      `PostgreSQL restarted ${rounds} times: ${count()} acknowledged, 0 lost, taken again after`,
      `${Math.round(Math.max(...waits))} ms at most`,
    );
  },
  faultSize(2 * minute, 10 * minute),
);
