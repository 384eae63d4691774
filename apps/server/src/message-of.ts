/** What an error says. Node says nothing when a name has several addresses and each refused the connection. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** The code of an error of Node, SQLite or PostgreSQL, like ENOENT. Empty if it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** The system call that failed, like open. Empty for other errors. */
export const syscallOf = (error: unknown): string =>
  error instanceof Error && 'syscall' in error ? String(error.syscall) : '';
