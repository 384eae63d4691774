import { isRole, type Role, roles } from '@accounting-site/contract/staff-roles';
import { CannotDo, type Given, required } from './command.ts';

export const roleHelp = `The roles are ${roles.join(', ')}. staff and admin are for your own people: they read every demo
request at /staff/demo-requests.`;

/** The role in --role. @throws CannotDo that lists the roles */
export function knownRole(given: Given): Role {
  const role = required(given, 'role', 'owner').toLowerCase();
  if (!isRole(role)) throw new CannotDo(`There is no role '${role}'. The roles are ${roles.join(', ')}.`);
  return role;
}
