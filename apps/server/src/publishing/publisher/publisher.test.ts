import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { day, hour, minute } from '../../clock.ts';
import { findCurrent } from '../../releases/releases.repository.ts';
import { bothDatabases, type DatabaseKind, freshDatabase } from '../../testing/database/fresh-database.ts';
import { article, articleText, team, teamText } from '../../testing/publishing/content-folder.ts';
import { fakeTools } from '../../testing/publishing/fake-publisher-tools.ts';
import { openPublisher } from '../../testing/publishing/open-publisher.ts';
import { cancelJob, findJob, problemsOfJob } from '../jobs/jobs.repository.ts';
import { isPublisherRunning, lockFor } from './publishers.repository.ts';

async function open(on: DatabaseKind, tools = {}) {
  const { database } = await freshDatabase(on);
  const made = await openPublisher(database, tools);
  const overlay = async () =>
    (await database.selectFrom('content_overlay').selectAll().orderBy('path').execute()).map(
      ({ path, text, conflict }) => ({ path, text, conflict }),
    );
  return { database, ...made, publisher: made.create(), overlay };
}

const changed = teamText.replace('Accountant', 'Bookkeeper');

describe.each(bothDatabases)('the publisher on %s', (on) => {
  test('publishes the drafts, and undo makes them drafts again', async () => {
    const { publisher, save, ask, stateOf, drafts, page, undo, overlay, folder } = await open(on);
    await save(team, changed);
    await save(article, null);
    await save('en/help/new.md', '---\ntitle: New\n---\n');
    const job = await ask('publish');
    await publisher.runDue();
    expect(await stateOf(job)).toBe('done');
    expect(await page()).toMatchObject({ [team]: changed, 'en/help/new.md': '---\ntitle: New\n---\n' });
    expect(await page()).not.toHaveProperty([article]);
    expect(await drafts()).toEqual([]);
    expect(await overlay()).toHaveLength(3);
    expect(existsSync(join(folder, 'work', `job-${job.id}`))).toBe(false);

    expect(await undo(1)).toBe(false);
    expect(await undo(2)).toBe(true);
    expect(await page()).toBe('the site before');
    expect(await drafts()).toEqual([article, 'en/help/new.md', team]);
    expect(await overlay()).toEqual([]);
    expect(await undo(3)).toBe(false);
    const again = await ask('publish');
    await publisher.runDue();
    expect([await stateOf(again), await drafts()]).toEqual(['done', []]);
  });

  test('adds each publication to those before, and undo goes back one at a time', async () => {
    const { publisher, save, ask, page, undo, overlay } = await open(on);
    for (const text of [changed, `${changed}# Two\n`]) {
      await save(team, text);
      await ask('publish');
      await publisher.runDue();
    }
    await save(article, `${articleText}More.\n`);
    await ask('publish');
    await publisher.runDue();
    expect(await page()).toMatchObject({ [team]: `${changed}# Two\n`, [article]: `${articleText}More.\n` });
    expect([await undo(4), await undo(5), await undo(6)]).toEqual([true, true, true]);
    expect(await page()).toBe('the site before');
    expect(await overlay()).toEqual([]);
  });

  test('a preview is stored, and changes nothing that visitors see', async () => {
    const { database, publisher, save, ask, drafts, page } = await open(on);
    await save(team, changed);
    const { id } = await ask('preview');
    await publisher.runDue();
    const job = await findJob(database, id);
    expect(job).toMatchObject({ state: 'done', release_id: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(await page()).toBe('the site before');
    expect(await drafts()).toEqual([team]);
  });

  test('publishes no draft with a problem that stops no preview', async () => {
    const build: typeof fakeTools.build = async (site, signal) =>
      site.strict
        ? [{ file: team, field: 'members[1].role', message: 'names a wrong price' }]
        : fakeTools.build(site, signal);
    const { publisher, save, ask, stateOf, database, page } = await open(on, { build });
    await save(team, changed);
    const job = await ask('publish');
    await publisher.runDue();
    expect([await stateOf(job), await page()]).toEqual(['failed', 'the site before']);
    const failed = await findJob(database, job.id);
    expect(failed && problemsOfJob(failed)).toEqual([
      { file: team, field: 'members[1].role', message: 'names a wrong price' },
    ]);
  });

  test('ends the check of drafts when someone publishes, because the build checks them too', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    let checks = 0;
    const findProblems: typeof fakeTools.findProblems = async (_content, signal) => {
      checks += 1;
      begin();
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    };
    const { publisher, save, ask, stateOf, drafts } = await open(on, { findProblems });
    await save(team, changed);
    const running = publisher.runDue();
    await begun;
    const job = await ask('publish');
    await running;
    expect([await stateOf(job), await drafts(), checks]).toEqual(['done', [], 1]);
  });

  test('tells the problems of a draft by field, and publishes nothing', async () => {
    const { database, publisher, save, ask, drafts, page } = await open(on);
    await save(team, changed.replace('Bookkeeper', 'WRONG'));
    await save(article, `${articleText}More.\n`);
    await publisher.runDue();
    const checked = await database.selectFrom('content_drafts').selectAll().orderBy('path').execute();
    expect(checked.map(({ problems }) => JSON.parse(problems ?? 'null'))).toEqual([
      [],
      [{ file: team, line: 3, field: 'members[1].role', message: 'write what the person does' }],
    ]);
    const { id } = await ask('publish');
    await publisher.runDue();
    const job = await findJob(database, id);
    expect(job?.state).toBe('failed');
    expect(JSON.parse(job?.problems ?? '')).toMatchObject([{ file: team, field: 'members[1].role' }]);
    expect(await page()).toBe('the site before');
    expect(await drafts()).toEqual([article, team]);
  });

  test('a build that breaks keeps the drafts, and says so', async () => {
    const broken = { build: () => Promise.reject(new Error('out of memory')) };
    const { database, publisher, save, ask, drafts } = await open(on, broken);
    await save(team, changed);
    const { id } = await ask('publish');
    await expect(publisher.runDue()).rejects.toThrow('out of memory');
    expect(await findJob(database, id)).toMatchObject({
      state: 'failed',
      problems: expect.stringContaining('drafts are kept'),
    });
    expect(await drafts()).toEqual([team]);
  });

  test.each(['superseded', 'cancelled'] as const)('a build that is %s ends', async (how) => {
    let isEnded = false;
    const { database, create, save, ask, stateOf, time } = await open(on);
    await save(team, changed);
    const job = await ask('preview');
    const build: typeof fakeTools.build = async (folders, signal) => {
      if (isEnded) return fakeTools.build(folders, signal);
      // The same drafts would not be built again.
      if (how === 'superseded') {
        await save(team, `${changed}# Two\n`);
        await ask('preview');
      } else await cancelJob(database, job.id, time.now);
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => {
          isEnded = true;
          reject(signal.reason);
        }),
      );
    };
    await create({ build }).runDue();
    expect([isEnded, await stateOf(job)]).toEqual([true, how]);
  });

  test('waits until the time of a publication', async () => {
    const { publisher, save, ask, stateOf, time } = await open(on);
    await save(team, changed);
    const job = await ask('publish', time.now + hour);
    await publisher.runDue();
    expect(await stateOf(job)).toBe('waiting');
    time.now += hour;
    await publisher.runDue();
    expect(await stateOf(job)).toBe('done');
  });

  test('a planned publication stays planned when another is made now', async () => {
    const { database, publisher, save, ask, stateOf, time } = await open(on);
    await save(team, changed);
    const planned = await ask('publish', time.now + hour);
    const now = await ask('publish');
    const later = await ask('publish', time.now + 2 * hour);
    await publisher.runDue();
    expect(await Promise.all([planned, now, later].map(stateOf))).toEqual(['superseded', 'done', 'waiting']);
    // Nothing is left to publish at its time.
    time.now += 2 * hour;
    await publisher.runDue();
    expect(await stateOf(later)).toBe('superseded');
    expect((await findCurrent(database))?.number).toBe(2);
  });

  test('only one works at a time, and the next takes over when it ends', async () => {
    const { database, create, publisher, ask, stateOf, time } = await open(on);
    await publisher.runDue();
    const job = await ask('preview');
    const second = create();
    const written = vi.spyOn(database, 'insertInto');
    await second.runDue();
    expect(await stateOf(job)).toBe('waiting');
    // Each try would send the forms of all entries.
    expect(written).not.toHaveBeenCalled();
    time.now += lockFor;
    await second.runDue();
    expect(await stateOf(job)).toBe('done');
    const later = await ask('preview');
    await publisher.runDue();
    expect(await stateOf(later)).toBe('waiting');
  });

  test('takes over from a publisher that was killed while its clock was ahead', async () => {
    const { database, create, publisher, ask, stateOf, time } = await open(on);
    time.now += day;
    await publisher.runDue();
    time.now -= day;
    expect(await isPublisherRunning(database, time.now)).toBe(false);
    const job = await ask('preview');
    await create().runDue();
    expect([await stateOf(job), await isPublisherRunning(database, time.now)]).toEqual(['done', true]);
  });

  test('a publisher that is stopped returns its job, and the next one builds it', async () => {
    const { create, save, ask, stateOf, page, time } = await open(on);
    await save(team, changed);
    const job = await ask('publish');
    const build: typeof fakeTools.build = (_folders, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const stopped = create({ build });
    const running = stopped.run();
    await expect.poll(() => stateOf(job)).toBe('building');
    stopped.stop();
    await running;
    expect(await stateOf(job)).toBe('waiting');
    time.now += minute;
    await create().runDue();
    expect([await stateOf(job), await page()]).toMatchObject(['done', { [team]: changed }]);
  });
});
