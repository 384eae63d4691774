import { expect, test } from 'vitest';
import { readPlans } from './facts.ts';

test('no two plans share an id, because texts name plans by it', () => {
  const ids = readPlans().plans.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
