/** PostgreSQL's `unique_violation`, and the equivalents of SQLite. */
const codes: readonly unknown[] = ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'];

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.includes(error.code);
}
