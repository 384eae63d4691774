import { describe, expect, test, vi } from 'vitest';
import { hour, minute } from '../clock.ts';
import { publicationTemplate } from '../releases/tell-team.ts';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { bothDatabases } from '../testing/database/fresh-database.ts';
import { planPublication } from '../testing/publishing/plan-publication.ts';
import { signInAs } from '../testing/sign-in/sign-in-as.ts';
import { tellOfMissedOften } from './housekeeping.ts';

const patience = { timeout: 20_000, interval: 20 };

describe.each(bothDatabases)('what the publisher missed on %s', (on) => {
  test('is looked for every five minutes, not at the start, and an error is logged', async () => {
    const made = await buildTestApp({ on });
    const { app, database, time, log, config } = made;
    await signInAs(made, 'editor');
    await planPublication(database, time.now);
    time.now += hour;
    const emails = async () =>
      database.selectFrom('outbox').select('id').where('template', '=', publicationTemplate).execute();
    const timers = vi.spyOn(globalThis, 'setInterval');
    const { siteDir } = config;
    const stop = tellOfMissedOften({ database, clock: () => time.now, siteDir, outbox: app.outbox }, app.log);
    const [look, pause] = timers.mock.lastCall ?? [];
    timers.mockRestore();
    stop();
    expect([pause, await emails()]).toEqual([5 * minute, []]);
    look?.();
    await vi.waitFor(async () => expect(await emails()).toHaveLength(1), patience);
    await database.schema.dropTable('publish_jobs').execute();
    look?.();
    await vi.waitFor(() => expect(log.join('')).toContain('could not look for missed updates'), patience);
  });
});
