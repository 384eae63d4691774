/** The staff roles of the bundled application. Imports nothing, because the header uses it as well. */
export const staffRoles = ['staff', 'admin'] as const;

/** Every role that an account can have. */
export const roles = ['owner', 'accountant', ...staffRoles] as const;

export type Role = (typeof roles)[number];

/** Whether a role of this name exists. */
export function isRole(name: string): name is Role {
  return roles.some((each) => each === name);
}

/** Whether this role may see what visitors sent. */
export function isStaffRole(role: string): boolean {
  return staffRoles.some((each) => each === role);
}
