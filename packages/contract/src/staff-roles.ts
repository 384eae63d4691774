/** The roles of the company's own people in the bundled application. Imports nothing: the header asks it as well. */
export const staffRoles = ['staff', 'admin'] as const;

/** Every role that an account can have. */
export const roles = ['owner', 'accountant', ...staffRoles] as const;

/** A role that an account can have. */
export type Role = (typeof roles)[number];

/** Whether there is a role of this name. */
export function isRole(name: string): name is Role {
  return roles.some((each) => each === name);
}

/** Whether an account of this role may see what visitors sent. */
export function isStaffRole(role: string): boolean {
  return staffRoles.some((each) => each === role);
}
