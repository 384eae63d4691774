import { describe, expect, test } from 'vitest';
import { day } from '../../clock.ts';
import { tidyUp } from '../../process/housekeeping.ts';
import { bothDatabases, freshDatabase } from '../../testing/database/fresh-database.ts';
import { team, teamText } from '../../testing/publishing/content-folder.ts';
import { openPublisher } from '../../testing/publishing/open-publisher.ts';
import { cancelJob, listJobs } from './jobs.repository.ts';

describe.each(bothDatabases)('previews and publications on %s', (on) => {
  test('one that is planned, and one that failed as planned, are listed before many previews', async () => {
    const { database } = await freshDatabase(on);
    const { ask, save, create, time } = await openPublisher(database);
    const planned = await ask('publish', time.now + 10 * day);
    const cancelMany = async () => {
      for (let count = 0; count < 20; count += 1) {
        time.now += 1;
        await cancelJob(database, (await ask('preview')).id, time.now);
      }
    };
    await cancelMany();
    expect((await listJobs(database))[0]).toMatchObject({ id: planned.id, state: 'waiting' });
    time.now += 10 * day;
    await save(team, `${teamText}WRONG\n`);
    await create().runDue();
    expect((await listJobs(database))[0]).toMatchObject({ id: planned.id, state: 'failed' });
  });

  test('one that is due is listed before many that ended since', async () => {
    const { database } = await freshDatabase(on);
    const { ask, time } = await openPublisher(database);
    const due = await ask('publish');
    for (let count = 0; count < 20; count += 1) {
      time.now += 1;
      await cancelJob(database, (await ask('preview')).id, time.now);
    }
    expect((await listJobs(database))[0]).toMatchObject({ id: due.id, state: 'waiting' });
  });

  test('are deleted a month after their end, and those that wait are not', async () => {
    const { database } = await freshDatabase(on);
    const { ask, time } = await openPublisher(database);
    const planned = await ask('publish', time.now + 60 * day);
    await cancelJob(database, (await ask('preview')).id, time.now);
    await tidyUp(database, time.now + 29 * day);
    expect(await listJobs(database)).toHaveLength(2);
    await tidyUp(database, time.now + 31 * day);
    expect(await listJobs(database)).toMatchObject([{ id: planned.id }]);
  });
});
