import { expect, test } from 'vitest';
import { readPlans } from './facts.ts';

test('plan ids are unique, because texts refer to plans by id', () => {
  const ids = readPlans().plans.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
