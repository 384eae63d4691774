import { expect, test } from 'vitest';
import { checkContent } from '../testing/check-content.ts';
import { navigationSchema, plansSchema, readNavigation, readPriceFile } from './facts.ts';

test('a plan with the id of another one is refused, because texts refer to plans by id', () => {
  const file = readPriceFile();
  const [plan] = file.plans;
  const plans = [plan, { ...plan, name: 'Copied' }];
  expect(() => checkContent('plans.yaml', plansSchema, { ...file, plans })).toThrow(
    `plans[2].id: write another id: ${plan?.id} is there already`,
  );
});

test('a price list of before plans had leads_to is read, with the pages that their buttons opened', () => {
  const file = readPriceFile();
  const old = (cta: string) => ({ ...file.plans[0], cta, leads_to: undefined });
  const plans = [old('Contact Sales'), { ...old('Try it'), id: 'other' }];
  const read = checkContent('plans.yaml', plansSchema, { ...file, plans });
  expect(read.plans.map(({ leads_to }) => leads_to)).toEqual(['sales', 'trial']);
});

test('the id of a plan fits into addresses and names of fields', () => {
  const file = readPriceFile();
  const plans = [{ ...file.plans[0], id: 'Family & Friends' }];
  expect(() => checkContent('plans.yaml', plansSchema, { ...file, plans })).toThrow(
    'plans[1].id: write a short name in small letters and dashes, like business',
  );
});

test('a header with more links than fit beside the logo is refused', () => {
  const { header, ...navigation } = readNavigation();
  const links = (count: number) => Array.from({ length: count }, () => header[0]);
  const check = (count: number) =>
    checkContent('navigation.yaml', navigationSchema, { ...navigation, header: links(count) });
  expect(check(6).header).toHaveLength(6);
  expect(() => check(7)).toThrow('header: write at most 6 links');
});
