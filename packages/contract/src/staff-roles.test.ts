import { expect, test } from 'vitest';
import { isStaffRole } from './staff-roles.ts';

test.each([
  ['staff', true],
  ['admin', true],
  ['owner', false],
  ['Staff', false],
  ['administrator', false],
  ['', false],
])('the role %j belongs to the staff: %s', (role, belongs) => {
  expect(isStaffRole(role)).toBe(belongs);
});
