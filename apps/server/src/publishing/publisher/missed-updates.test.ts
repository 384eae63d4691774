import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { day, hour, minute } from '../../clock.ts';
import { publicationTemplate } from '../../releases/tell-team.ts';
import { addPerson } from '../../testing/app/build-test-app.ts';
import { type DatabaseKind, databaseKinds, freshDatabase } from '../../testing/database/fresh-database.ts';
import { team, teamText } from '../../testing/publishing/content-folder.ts';
import { type fakeTools, writeSite } from '../../testing/publishing/fake-publisher-tools.ts';
import { openPublisher } from '../../testing/publishing/open-publisher.ts';
import { listMissed, tellOfMissed } from './missed-updates.ts';

const newYear = Date.parse('2027-01-01');

/** An editor called Ama and a publisher. The content of the tests changes at the new year. */
async function open(on: DatabaseKind) {
  const { database } = await freshDatabase(on);
  const made = await openPublisher(database);
  const { time, folder, save, ask } = made;
  const publisher = made.create();
  const person = { business: 'The company', now: time.now };
  await addPerson(database, { ...person, email: 'ama@sikabooks.example', role: 'editor' });
  await addPerson(database, { ...person, email: 'esi@sikabooks.example', role: 'staff' });
  const siteDir = join(folder, 'site');
  const missed = () => listMissed(database, { now: time.now, siteDir });
  const tell = () => tellOfMissed(database, { now: time.now, siteDir });
  const emails = async () =>
    (
      await database
        .selectFrom('outbox')
        .select('subject_id')
        .where('template', '=', publicationTemplate)
        .execute()
    ).length;
  const publishDated = async (more = '') => {
    await save(team, `${teamText}# Until 2027-01-01\n${more}`);
    await ask('publish');
    await publisher.runDue();
    await database.deleteFrom('outbox').execute();
  };
  return { database, ...made, publisher, missed, tell, emails, publishDated };
}

describe.each(databaseKinds)('an update of the site that no publisher builds, on %s', (on) => {
  test('is missed when a planned publication has not begun after ten minutes', async () => {
    const { database, save, ask, publisher, missed, time } = await open(on);
    await save(team, `${teamText}# More\n`);
    await ask('preview');
    const { id, starts_at } = await ask('publish', time.now + hour);
    time.now = starts_at + 10 * minute;
    expect(await missed()).toEqual([]);
    time.now += 1;
    expect(await missed()).toEqual([starts_at]);
    // Its publisher was killed.
    await database.updateTable('publish_jobs').set({ state: 'building' }).where('id', '=', id).execute();
    expect(await missed()).toEqual([starts_at]);
    const building = publisher.runDue();
    await expect.poll(missed).toEqual([]);
    await building;
    expect(await missed()).toEqual([]);
  });

  test('is missed an hour after a date in the content, also after an undo, until it is built', async () => {
    const { publisher, missed, publishDated, undo, time } = await open(on);
    await publishDated();
    await publishDated('# More\n');
    time.now = newYear + hour;
    expect(await missed()).toEqual([]);
    time.now += 1;
    expect(await missed()).toEqual([newYear]);
    await publisher.runDue();
    expect(await missed()).toEqual([]);
    const undoneAt = time.now;
    expect(await undo(4)).toBe(true);
    expect(await missed()).toEqual([]);
    time.now += hour + 1;
    expect(await missed()).toEqual([undoneAt]);
  });

  test('is missed without a release, too', async () => {
    const { folder, missed, time } = await open(on);
    await writeSite(join(folder, 'site'), 'the site before', new Date(newYear).toISOString());
    time.now = newYear + 2 * hour;
    expect(await missed()).toEqual([newYear]);
  });

  test('is not the next date of a webinar, which a script moves', async () => {
    const { database, missed, publishDated, time } = await open(on);
    await publishDated();
    const { now } = time;
    await database.updateTable('releases').set({ next_change: now }).execute();
    time.now = now + 2 * hour;
    expect(await missed()).toEqual([]);
    time.now = newYear + 2 * hour;
    expect(await missed()).toEqual([newYear]);
  });

  test('is told once to everyone who may edit the content, by whichever server looks first', async () => {
    const { ask, tell, emails, publishDated, time } = await open(on);
    await publishDated();
    await ask('publish', newYear);
    time.now = newYear + 2 * hour;
    await Promise.all([tell(), tell()]);
    // Ama, and the editor who planned the publication.
    expect([await emails(), await tell()]).toEqual([2, false]);
    await ask('publish', time.now + hour);
    time.now += 2 * hour;
    expect([await tell(), await emails()]).toEqual([true, 4]);
  });

  test('is not told again when the outbox has forgotten the email', async () => {
    const { database, ask, tell, emails, time } = await open(on);
    await ask('publish', time.now + hour);
    time.now += 2 * hour;
    expect(await tell()).toBe(true);
    time.now += 31 * day;
    await database.deleteFrom('outbox').execute();
    expect([await tell(), await emails()]).toEqual([false, 0]);
  });

  test('is not missed while a publisher that was away builds it', async () => {
    const { publisher, missed, publishDated, time } = await open(on);
    await publishDated();
    time.now = newYear + 2 * hour;
    expect(await missed()).toEqual([newYear]);
    const building = publisher.runDue();
    await expect.poll(missed).toEqual([]);
    await building;
  });

  test('is not told again when a build for its date failed, which the publisher tells', async () => {
    const { create, missed, tell, emails, publishDated, time } = await open(on);
    await publishDated();
    time.now = newYear;
    const build: typeof fakeTools.build = async () => [{ file: team, message: 'names a wrong price' }];
    await create({ build }).runDue();
    time.now += 2 * hour;
    expect([await missed(), await tell(), await emails()]).toEqual([[newYear], false, 1]);
  });
});
