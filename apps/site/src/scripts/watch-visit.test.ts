import { expect, test } from 'vitest';
import { routes } from '../lib/pages/routes.ts';
import { pricing } from './watch-visit.ts';

test('the prices are looked for at their path', () => {
  expect(pricing).toBe(routes.pricing);
});
