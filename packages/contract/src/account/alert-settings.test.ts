import { expect, test } from 'vitest';
import { toFieldErrors } from '../endpoints/errors.ts';
import { alertSettingsSchema } from './alert-settings.ts';

test.each([0, 10, 1_000_000])('a threshold of %i is accepted', (threshold_quantity) => {
  expect(alertSettingsSchema.parse({ threshold_quantity })).toEqual({ threshold_quantity });
});

test.each([
  [-1, 'Please enter a whole number that is 0 or more'],
  [1.5, 'Please enter a whole number that is 0 or more'],
  ['10', 'Please enter a whole number that is 0 or more'],
  [undefined, 'Please enter a whole number that is 0 or more'],
  [1_000_001, 'Please enter 1,000,000 or less'],
])('a threshold of %s is refused', (threshold_quantity, message) => {
  const result = alertSettingsSchema.safeParse({ threshold_quantity });
  expect(result.error && toFieldErrors(result.error)).toEqual([{ field: 'threshold_quantity', message }]);
});
