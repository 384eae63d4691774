import type { User } from '@accounting-site/contract/account/login';
import { isRecord } from '@accounting-site/contract/fields/is-record';

/**
 * The user in a parsed JSON value, with exactly id, email and role (specification §3); undefined if one is
 * missing.
 */
export function readUser(value: unknown): User | undefined {
  if (!isRecord(value)) return undefined;
  const { id, email, role } = value;
  if (!isText(email) || !isText(role)) return undefined;
  return isText(id) || typeof id === 'number' ? { id, email, role } : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
