/**
 * What each staff role of the bundled application may do: `desk` is what every member of staff may see,
 * `leads` what visitors sent, `content` the editor, `members` who else is staff. Imports nothing, because the
 * header uses it as well.
 */
export const rightsOfRole = {
  staff: ['desk', 'leads'],
  editor: ['desk', 'content'],
  admin: ['desk', 'leads', 'content', 'members'],
} as const satisfies Record<string, readonly StaffRight[]>;

export type StaffRight = 'desk' | 'leads' | 'content' | 'members';

export type StaffRole = keyof typeof rightsOfRole;

export const staffRoles = ['staff', 'editor', 'admin'] as const satisfies readonly StaffRole[];

/** Every role that an account can have. */
export const roles = ['owner', 'accountant', ...staffRoles] as const;

export type Role = (typeof roles)[number];

export function isRole(name: string): name is Role {
  return roles.some((each) => each === name);
}

/** Whether this is a role of the company's own people. */
export function isStaffRole(role: string): role is StaffRole {
  return staffRoles.some((each) => each === role);
}

/** Whether an account of this role has a right. */
export function hasRight(role: string, right: StaffRight): boolean {
  return isStaffRole(role) && rightsOfRole[role].some((each) => each === right);
}

export const rolesWith = (right: StaffRight) => staffRoles.filter((role) => hasRight(role, right));
