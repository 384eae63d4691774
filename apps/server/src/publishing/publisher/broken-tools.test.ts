import { describe, expect, test, vi } from 'vitest';
import { minute } from '../../clock.ts';
import { bothDatabases, freshDatabase } from '../../testing/database/fresh-database.ts';
import { team, teamText } from '../../testing/publishing/content-folder.ts';
import type { fakeTools } from '../../testing/publishing/fake-publisher-tools.ts';
import { openPublisher } from '../../testing/publishing/open-publisher.ts';
import { listDrafts } from '../drafts/drafts.repository.ts';

const changed = teamText.replace('Accountant', 'Bookkeeper');

/** Works until it is cancelled. */
const hang = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** Makes every time limit pass immediately. @returns the limits that were asked for */
function shortenTimeouts(): number[] {
  const { timeout } = AbortSignal;
  const asked: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    asked.push(time);
    return timeout.call(AbortSignal, 20);
  });
  return asked;
}

describe.each(bothDatabases)('publishing with tools that break on %s', (on) => {
  test.each([
    ['breaks', () => Promise.reject(new Error('URI malformed'))],
    ['never ends', (_content: string, signal: AbortSignal) => hang(signal)],
  ])('a check that %s stops nobody, and the drafts say so', async (_what, findProblems) => {
    const asked = shortenTimeouts();
    const { database } = await freshDatabase(on);
    const { create, save, ask, stateOf, errors } = await openPublisher(database, { findProblems });
    const publisher = create();
    await save(team, changed);
    await publisher.runDue();
    expect(await listDrafts(database)).toMatchObject([
      { problems: expect.stringContaining('Undo your last change, or tell your technical team') },
    ]);
    expect([errors, asked]).toEqual([['the check of the drafts broke'], [2 * minute]]);
    const job = await ask('publish');
    await publisher.runDue();
    expect(await stateOf(job)).toBe('done');
  });

  test('a job that a database outage interrupted is built again', async () => {
    const { database } = await freshDatabase(on);
    const { create, save, ask, stateOf } = await openPublisher(database);
    const publisher = create();
    await publisher.runDue();
    await save(team, changed);
    const job = await ask('publish');
    const { holder } = await database.selectFrom('publishers').select('holder').executeTakeFirstOrThrow();
    const interrupted = { state: 'publishing', claimed_by: holder } as const;
    await database.updateTable('publish_jobs').set(interrupted).where('id', '=', job.id).execute();
    await publisher.runDue();
    expect(await stateOf(job)).toBe('done');
  });

  test.each([
    ['is built again', 0, 'done'],
    ['fails when the database still refuses after ten minutes', 11 * minute, 'failed'],
  ])('a job that meets an outage of the database %s', async (_what, later, state) => {
    const { database } = await freshDatabase(on);
    const { create, save, ask, stateOf, time } = await openPublisher(database);
    let fails = true;
    const failing = database.withPlugin({
      transformQuery({ node }) {
        if (fails && node.kind === 'InsertQueryNode' && JSON.stringify(node).includes('"archive"')) {
          throw Object.assign(new Error('terminating connection'), { code: '57P01' });
        }
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const publisher = create({}, { database: failing });
    await save(team, changed);
    const job = await ask('publish');
    await expect(publisher.runDue()).rejects.toThrow('terminating');
    fails = later > 0;
    time.now += later;
    await publisher.runDue().catch(() => undefined);
    expect(await stateOf(job)).toBe(state);
  });

  test('a build that never ends fails after five minutes', async () => {
    const asked = shortenTimeouts();
    const { database } = await freshDatabase(on);
    const { create, save, ask, stateOf } = await openPublisher(database);
    await save(team, changed);
    const job = await ask('publish');
    const build: typeof fakeTools.build = (_folders, signal) => hang(signal);
    await expect(create({ build }).runDue()).rejects.toThrow('timeout');
    expect([asked, await stateOf(job)]).toEqual([[5 * minute], 'failed']);
  });
});
