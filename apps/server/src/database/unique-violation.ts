import { codeOf } from '../message-of.ts';

/** PostgreSQL's `unique_violation`, and the equivalents of SQLite. */
const codes = ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'];

export function isUniqueViolation(error: unknown): boolean {
  return codes.includes(codeOf(error));
}
