import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatParts as vat } from './taxes.fixture.ts';
import { withhold } from './withholding.ts';

const goods = { id: 'goods', percent: 3, above_threshold: true };
const services = { id: 'services', percent: 7.5, above_threshold: true };
const rent = { id: 'rent-other', percent: 15, above_threshold: false };
const threshold = 200_000;

test('the examples from the guide: goods, shop rent, and a service with VAT', () => {
  const none: typeof vat = [];
  expect(withhold({ amount: 600_000, rate: goods, paidBefore: 0, vat: none, threshold })).toMatchObject({
    withheld: 18_000,
    paidOut: 582_000,
  });
  expect(withhold({ amount: 250_000, rate: rent, paidBefore: 0, vat: none, threshold })).toMatchObject({
    withheld: 37_500,
    paidOut: 212_500,
  });
  expect(withhold({ amount: 400_000, rate: services, paidBefore: 0, vat, threshold })).toEqual({
    reach: 'crossed',
    paidWithThis: 400_000,
    vat: 80_000,
    invoice: 480_000,
    withheld: 30_000,
    paidOut: 450_000,
  });
});

test.each([
  [200_000, 0, 'below', 0],
  [200_001, 0, 'crossed', 6000],
  [100_000, 100_000, 'below', 0],
  [100_000, 100_001, 'crossed', 3000],
  [100_000, 200_000, 'crossed', 3000],
  [100_000, 200_001, 'above', 3000],
])('goods for %s after %s in the year are %s the threshold: %s is withheld', (...row) => {
  const [amount, paidBefore, reach, withheld] = row;
  expect(withhold({ amount, rate: goods, paidBefore, vat: [], threshold })).toMatchObject({
    reach,
    withheld,
  });
});

test('rent has no threshold', () => {
  const little = { amount: 10_000, rate: rent, paidBefore: 0, vat: [], threshold };
  expect(withhold(little)).toMatchObject({ reach: 'above', withheld: 1500 });
});

test('what is withheld and what is paid out add up to the invoice', () => {
  const money = fc.integer({ min: 0, max: 9_999_999_999 });
  fc.assert(
    fc.property(money, money, fc.constantFrom(goods, services, rent), fc.boolean(), (...question) => {
      const [amount, paidBefore, rate, hasVat] = question;
      const found = withhold({ amount, rate, paidBefore, vat: hasVat ? vat : [], threshold });
      expect(found.withheld + found.paidOut).toBe(found.invoice);
      expect(found.invoice).toBe(amount + found.vat);
      expect(found.withheld).toBeLessThanOrEqual(amount);
    }),
  );
});
