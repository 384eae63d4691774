/** PostgreSQL's `unique_violation`, and what SQLite calls it. */
const codes: readonly unknown[] = ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'];

/** Whether an error says that something which may be there once is there already. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.includes(error.code);
}
