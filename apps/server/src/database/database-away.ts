import { codeOf, syscallOf } from '../message-of.ts';

/**
 * Network errors, error classes of PostgreSQL (connection, resources, operator, deadlock, missing tables) and
 * result codes of SQLite.
 */
const awayCode =
  /^(?:ECONN\w+|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08\w{3}|53\w{3}|57P0\d|58\w{3}|25006|42P01|40001|40P01|55P03|SQLITE_(?:BUSY|FULL|IOERR|CANTOPEN|READONLY|LOCKED|PROTOCOL)\w*)$/;

const awayMessage =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Postgres connection has been discarded|driver has already been destroyed|The database connection is not open)/;

const busyCode = /^(?:53\w{3}|40001|40P01|55P03|SQLITE_(?:BUSY|LOCKED|PROTOCOL)\w*)$/;

/** For an error that `isUnavailable` accepts: whether the database is busy or does not respond. */
export function databaseTrouble(error: Error): 'busy' | 'away' {
  return busyCode.test(codeOf(error)) ? 'busy' : 'away';
}

/** Whether an error means that the database is away, rather than that the query was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  // PostgreSQL has not made its socket, or its name has no address. Otherwise a file or a program is missing.
  if (code === 'ENOENT') return ['connect', 'getaddrinfo'].includes(syscallOf(error));
  if (awayCode.test(code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return awayMessage.test(error.message);
}

/**
 * PostgreSQL refuses the connection: a wrong password, a missing database, TLS. The message names
 * DATABASE_URL.
 */
export class AccessRefused extends Error {}

/** Whether a request can only be tried again later: the database is away, or refuses every connection. */
export const isUnavailable = (error: unknown): error is Error =>
  isDatabaseAway(error) || error instanceof AccessRefused;

/** Whether PostgreSQL itself refused, for any reason, such as a password or a statement. */
export function isRefusalOfPostgres(error: unknown): boolean {
  return error instanceof AccessRefused || (error instanceof Error && 'severity' in error && 'code' in error);
}
