import { expect, test } from 'vitest';
import { checkContent } from '../testing/check-content.ts';
import { plansSchema, readPriceFile } from './facts.ts';

test('a plan with the id of another one is refused, because texts refer to plans by id', () => {
  const file = readPriceFile();
  const [plan] = file.plans;
  const plans = [plan, { ...plan, name: 'Copied' }];
  expect(() => checkContent('plans.yaml', plansSchema, { ...file, plans })).toThrow(
    `plans[2].id: write another id: ${plan?.id} is there already`,
  );
});
