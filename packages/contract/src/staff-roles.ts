/** The roles of the company's own people in the bundled application. Imports nothing: the header asks it as well. */
export const staffRoles = ['staff', 'admin'] as const;

/** Whether an account of this role may see what visitors sent. */
export function isStaffRole(role: string): boolean {
  return staffRoles.some((each) => each === role);
}
