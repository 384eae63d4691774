import { isRole, type Role, roles } from '@accounting-site/contract/staff/staff-roles';
import { CannotDo, type Given, required } from './command.ts';

export const roleHelp = `The roles are ${roles.join(', ')}. staff, editor and admin are for your own people: staff work
with leads at /staff/leads, editors with content, and an admin does both and invites others at /staff/members.`;

/** The role in --role. @throws CannotDo that lists the roles */
export function knownRole(given: Given): Role {
  const role = required(given, 'role', 'owner').toLowerCase();
  if (!isRole(role)) throw new CannotDo(`There is no role '${role}'. The roles are ${roles.join(', ')}.`);
  return role;
}
