import { join } from 'node:path';
import { dayOf } from '@accounting-site/content/dates/content-day';
import { describe, expect, test } from 'vitest';
import { day, minute, second } from '../../clock.ts';
import { findCurrent, publishRelease } from '../../releases/releases.repository.ts';
import { type DatabaseKind, databaseKinds, freshDatabase } from '../../testing/database/fresh-database.ts';
import { article, team, teamText, writeTo } from '../../testing/publishing/content-folder.ts';
import { fakeTools, writeSite } from '../../testing/publishing/fake-publisher-tools.ts';
import { openPublisher } from '../../testing/publishing/open-publisher.ts';
import { listJobs } from '../jobs/jobs.repository.ts';
import { lockFor } from '../publisher/publishers.repository.ts';
import { firstPause } from './publish-by-date.ts';
import { listUndoable } from './publish-drafts.ts';

/** A site without a release, built on 2 November 2026, which changes on 1 January and 1 February 2027. */
async function open(on: DatabaseKind) {
  const { database } = await freshDatabase(on);
  const builds: string[] = [];
  const build: typeof fakeTools.build = (folders, signal) => {
    builds.push(dayOf(folders.now));
    return fakeTools.build(folders, signal);
  };
  const made = await openPublisher(database, { build });
  const { content, folder, time } = made;
  writeTo(content, 'plans.yaml', 'plans: [{ next_prices: [2027-01-01, 2027-02-01] }]\n');
  await writeSite(join(folder, 'site'), 'the site before', '2027-01-01T00:00:00.000Z');
  const setTo = (moment: string) => (time.now = Date.parse(moment));
  const history = async () =>
    (await database.selectFrom('publications').select('kind').orderBy('number').execute()).map(
      ({ kind }) => kind,
    );
  const states = async () => (await listJobs(database)).map(({ kind, state }) => `${kind} ${state}`);
  return { database, ...made, publisher: made.create(), builds, setTo, history, states };
}

const changed = teamText.replace('Accountant', 'Bookkeeper');

describe.each(databaseKinds)('a date in the content, on %s', (on) => {
  test('builds a site that has no release at its moment, once for each date', async () => {
    const { publisher, page, builds, setTo, history, states } = await open(on);
    setTo('2026-12-31T23:59:59Z');
    await publisher.runDue();
    expect([builds, await page()]).toEqual([[], 'the site before']);
    setTo('2027-01-01T00:00:09Z');
    await publisher.runDue();
    expect([builds, await page()]).toMatchObject([['2027-01-01'], { day: '2027-01-01', [team]: teamText }]);
    for (const moment of ['2027-01-01T00:01Z', '2027-01-15T00:00Z', '2027-01-31T23:59Z']) {
      setTo(moment);
      await publisher.runDue();
    }
    expect(builds).toEqual(['2027-01-01']);
    for (const moment of ['2027-02-01T00:00Z', '2027-03-01T00:00Z', '2028-03-01T00:00Z']) {
      setTo(moment);
      await publisher.runDue();
    }
    expect(builds).toEqual(['2027-01-01', '2027-02-01']);
    expect([await history(), await states()]).toEqual([
      ['date', 'date'],
      ['date done', 'date done'],
    ]);
  });

  test('publishes no draft, and nothing that a deploy changed', async () => {
    const { publisher, save, ask, drafts, page, setTo, content } = await open(on);
    await save(team, changed);
    await ask('publish');
    await publisher.runDue();
    await save(article, '---\ntitle: A draft\n---\n');
    writeTo(content, 'en/help/deployed.md', '---\ntitle: Deployed\n---\n');
    const before = await page();
    setTo('2027-01-01T00:00Z');
    await publisher.runDue();
    expect(await page()).toEqual({ ...(before as object), day: '2027-01-01' });
    expect(await drafts()).toEqual([article]);
  });

  test('is noticed after a clock that was far ahead is set back', async () => {
    const { publisher, save, ask, builds, setTo } = await open(on);
    setTo('2027-06-01T00:00Z');
    await publisher.runDue();
    setTo('2026-11-02T09:00Z');
    await save(team, `${teamText}# Until 2026-11-05\n`);
    await ask('publish');
    await publisher.runDue();
    setTo('2026-11-05T00:01Z');
    await publisher.runDue();
    expect(builds.slice(-2)).toEqual(['2026-11-02', '2026-11-05']);
  });

  test('deletes old releases, as a publication of the team does', async () => {
    const { database, publisher, save, ask, setTo } = await open(on);
    await save(team, changed);
    await ask('preview');
    await publisher.runDue();
    setTo('2027-01-01T00:00Z');
    await publisher.runDue();
    const releases = database.selectFrom('releases').select('archive').orderBy('created_at');
    expect(await releases.execute()).toEqual([{ archive: null }, { archive: expect.any(String) }]);
  });

  test('a publication after the date needs no other build', async () => {
    const { publisher, save, ask, builds, setTo, history } = await open(on);
    await save(team, changed);
    await ask('publish', Date.parse('2027-01-01'));
    setTo('2027-01-01T00:00Z');
    await publisher.runDue();
    setTo('2027-01-01T00:05Z');
    await publisher.runDue();
    expect([builds, await history()]).toEqual([['2027-01-01'], ['publish', 'publish']]);
  });

  test('undo takes back what the team published before the date, and the date is built again', async () => {
    const { database, publisher, save, ask, drafts, page, setTo, undo, history, time } = await open(on);
    for (const text of [changed, `${changed}# Two\n`]) {
      await save(team, text);
      await ask('publish');
      await publisher.runDue();
    }
    setTo('2027-01-01T00:00Z');
    await publisher.runDue();
    expect(await page()).toMatchObject({ [team]: `${changed}# Two\n`, day: '2027-01-01' });
    expect(await undo(3)).toBe(false);
    expect(await undo(4)).toBe(true);
    expect([await drafts(), await page()]).toMatchObject([[team], { [team]: changed, day: '2026-11-02' }]);
    time.now += minute;
    await publisher.runDue();
    expect(await page()).toMatchObject({ [team]: changed, day: '2027-01-01' });
    expect(await undo((await findCurrent(database))?.number ?? 0)).toBe(true);
    expect(await page()).toBe('the site before');
    expect(await history()).toEqual([
      'publish',
      'publish',
      'publish',
      'date',
      'rollback',
      'date',
      'rollback',
    ]);
  });

  test('the first publication by date cannot be undone', async () => {
    const { publisher, page, setTo, undo } = await open(on);
    setTo('2027-01-01T00:00Z');
    await publisher.runDue();
    expect(await undo(1)).toBe(false);
    expect(await page()).toMatchObject({ day: '2027-01-01' });
  });

  test('a build that fails is tried again, less and less often', async () => {
    const { create, setTo, time, page, states } = await open(on);
    const tries: number[] = [];
    const build: typeof fakeTools.build = async () => {
      tries.push(time.now);
      throw new Error('out of memory');
    };
    const failing = create({ build });
    const start = setTo('2027-01-01T00:00Z');
    while (time.now < start + day) {
      await failing.runDue().catch(() => undefined);
      time.now += firstPause;
    }
    const pauses = tries.slice(1).map((at, count) => (at - (tries[count] ?? 0)) / minute);
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640]);
    expect([await page(), (await states())[0]]).toEqual(['the site before', 'date failed']);
    time.now += day;
    await create().runDue();
    expect([await page(), (await states())[0]]).toMatchObject([{ day: '2027-01-03' }, 'date done']);
  });

  test('a build that finds a problem is reported in the log, because no one follows it', async () => {
    const { create, setTo, logged, states } = await open(on);
    const build: typeof fakeTools.build = async () => [{ file: team, message: 'names a wrong price' }];
    setTo('2027-01-01T00:00Z');
    await create({ build }).runDue();
    expect((await states())[0]).toBe('date failed');
    expect(logged.at(-1)).toContain('names a wrong price');
  });

  test('two publishers do not both build it', async () => {
    const { create, publisher, builds, setTo, time } = await open(on);
    const other = create();
    setTo('2027-01-01T00:00Z');
    await Promise.all([publisher.runDue(), other.runDue()]);
    time.now += lockFor + second;
    await Promise.all([publisher.runDue(), other.runDue()]);
    expect(builds).toEqual(['2027-01-01']);
  });

  test('ends without a publication when a release is published during its build', async () => {
    const { database, create, publisher, save, ask, setTo, page, states, time } = await open(on);
    await save(team, changed);
    await ask('publish');
    await publisher.runDue();
    const [before] = await listUndoable(database);
    setTo('2027-01-01T00:00Z');
    const build: typeof fakeTools.build = async (folders, signal) => {
      const by = { at: time.now, accountId: null, kind: 'publish' } as const;
      await database
        .transaction()
        .execute((transaction) => publishRelease(transaction, before?.release_id ?? '', by));
      return fakeTools.build(folders, signal);
    };
    await create({ build }).runDue();
    expect([await page(), (await states())[0]]).toEqual(['the site before', 'date superseded']);
    time.now += lockFor;
    await create().runDue();
    expect([await page(), (await states())[0]]).toMatchObject([
      { [team]: teamText, day: '2027-01-01' },
      'date done',
    ]);
  });
});
