import { expect, test } from 'vitest';
import { readPlans } from './facts.ts';
import { readPlanChoices } from './plan-choices.ts';

test('people choose a plan of the price list, or their own server', () => {
  const ids = readPlanChoices().map(({ id }) => id);
  expect(ids).toEqual([...readPlans().plans.map(({ id }) => id), 'self-hosted']);
  expect(new Set(ids).size).toBe(ids.length);
});
