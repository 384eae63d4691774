import { expect, test } from 'vitest';
import { day, minute, second } from '../clock.ts';
import { readPromise } from '../features/site/leads/answer-promise.ts';
import { freshDatabase } from '../testing/database/fresh-database.ts';
import { addVisits } from '../visits/visits.repository.ts';
import { createRecentNumbers } from './recent-numbers.ts';

async function open() {
  const { database } = await freshDatabase('SQLite');
  const time = { now: Date.UTC(2026, 10, 2, 9), ofReading: 0 };
  let runs = 0;
  const read = createRecentNumbers({
    database,
    clock: () => time.now,
    promise: () => {
      runs += 1;
      time.now += time.ofReading;
      return readPromise();
    },
  });
  const views = async (days = 30) => (await read(days)).totals.views.now;
  const addView = () => {
    const from = { page: '/', source: '', campaign: '' };
    return addVisits(database, [{ day: time.now - (time.now % day) - day, kind: 'page', count: 1, ...from }]);
  };
  return { database, time, views, addView, runs: () => runs };
}

test('numbers that are read quickly are those of now', async () => {
  const { views, addView } = await open();
  expect(await views()).toBe(0);
  await addView();
  expect(await views()).toBe(1);
});

test('numbers that take a second are kept for twenty, for each number of days', async () => {
  const { time, views, addView } = await open();
  time.ofReading = second;
  expect(await views()).toBe(0);
  await addView();
  expect([await views(), await views(7)]).toEqual([0, 1]);
  time.now += 20 * second;
  expect(await views()).toBe(1);
});

test('numbers are kept for a minute at most, and not after the clock was set back', async () => {
  const { time, views, addView } = await open();
  time.ofReading = 10 * second;
  expect(await views()).toBe(0);
  await addView();
  time.now += minute - 1;
  expect(await views()).toBe(0);
  time.now += 1;
  expect(await views()).toBe(1);
  await addView();
  time.now -= minute;
  expect(await views()).toBe(2);
});

test('numbers are read once for all who ask at the same time', async () => {
  const { views, runs } = await open();
  await Promise.all([views(), views(), views()]);
  expect(runs()).toBe(1);
});

test('numbers that could not be read are read again', async () => {
  const { database, views } = await open();
  await database.schema.alterTable('visits').renameTo('away').execute();
  await expect(views()).rejects.toThrow('visits');
  await database.schema.alterTable('away').renameTo('visits').execute();
  expect(await views()).toBe(0);
});
