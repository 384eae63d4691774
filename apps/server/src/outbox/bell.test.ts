import { expect, test } from 'vitest';
import { Bell } from './bell.ts';

const aDay = 86_400_000;

test('a ring ends the wait immediately', async () => {
  const bell = new Bell();
  const waiting = bell.wait(aDay);
  bell.ring();
  await waiting;
});

test('a ring before the wait is not missed, and ends only one wait', async () => {
  const bell = new Bell();
  bell.ring();
  bell.ring();
  await bell.wait(aDay);
  let woken = false;
  const second = bell.wait(aDay).then(() => {
    woken = true;
  });
  await Promise.resolve();
  expect(woken).toBe(false);
  bell.ring();
  await second;
});

test('without a ring the wait ends after its time limit', async () => {
  await new Bell().wait(1);
});
