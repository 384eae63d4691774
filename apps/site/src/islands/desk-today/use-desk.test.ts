import type { Numbers, Today } from '@accounting-site/contract/staff/staff-numbers';
import { ApiError, NetworkError } from '@accounting-site/session';
import { expect, test } from 'vitest';
import { shownDesk } from './use-desk.ts';

const value = { today: {} as Today, numbers: {} as Numbers, days: '30' } as const;
const ready = { status: 'ready', value } as const;

test('the figures of another period go when the chosen ones cannot be loaded', () => {
  const limited = new ApiError(429, { message: 'Wait 12 minutes, then try again.' });
  for (const error of [new NetworkError(false), new ApiError(500, {}), limited]) {
    expect(shownDesk({ ...ready, error }, '7')).toMatchObject({ today: {}, numbers: undefined });
    expect(shownDesk({ ...ready, error }, '30')).toMatchObject({ numbers: {}, old: false });
  }
});

test('they are marked as old while the chosen ones are loading', () => {
  expect(shownDesk({ ...ready, isReading: true }, '7')).toMatchObject({ numbers: {}, old: true });
  expect(shownDesk({ ...ready, isReading: true }, '30')).toMatchObject({ numbers: {}, old: false });
});
