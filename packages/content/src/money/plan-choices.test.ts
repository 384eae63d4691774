import { expect, test } from 'vitest';
import { readPlans } from '../facts/facts.ts';
import { readPlanChoices } from './plan-choices.ts';

test('the choices are the plans of the price list and self-hosting', () => {
  const ids = readPlanChoices().map(({ id }) => id);
  expect(ids).toEqual([...readPlans().plans.map(({ id }) => id), 'self-hosted']);
  expect(new Set(ids).size).toBe(ids.length);
});
