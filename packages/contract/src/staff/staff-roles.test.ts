import { expect, test } from 'vitest';
import { hasRight, isStaffRole, rightsOfRole, roles, staffRoles } from './staff-roles.ts';

test.each([
  ['staff', true],
  ['editor', true],
  ['admin', true],
  ['owner', false],
  ['Staff', false],
  ['administrator', false],
  ['', false],
])('the role %j belongs to the staff: %s', (role, belongs) => {
  expect(isStaffRole(role)).toBe(belongs);
});

test('every staff role has rights, and no other role has any', () => {
  expect(Object.keys(rightsOfRole)).toEqual(staffRoles);
  for (const right of ['desk', 'leads', 'content', 'members'] as const) {
    const having = roles.filter((role) => hasRight(role, right));
    expect(having, right).toEqual(
      {
        desk: ['staff', 'editor', 'admin'],
        leads: ['staff', 'admin'],
        content: ['editor', 'admin'],
        members: ['admin'],
      }[right],
    );
  }
  expect(hasRight('toString', 'desk')).toBe(false);
});
