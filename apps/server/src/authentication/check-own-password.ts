import type { FastifyRequest } from 'fastify';
import type { AccountRow } from '../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../audit/audit-events.repository.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { refuseField } from '../http/problems.ts';
import { countGuess } from './guessing-limits.ts';
import type { PasswordHashing } from './password-hashing.ts';

interface Typed {
  readonly account: AccountRow;
  /** Undefined when the person is not signed in in this browser. */
  readonly sessionId?: string | undefined;
  readonly password: string;
  /** The form field of the error for a wrong password. */
  readonly field: 'password' | 'currentPassword';
}

/**
 * Compares a typed password with that of an account. Each try counts as a guess, so that neither a stolen session
 * nor an emailed link can be used to find the password. Call it inside `withRoom`.
 * @throws RefusedCall 422 for a wrong password, 429 after too many tries
 */
export async function checkOwnPassword(
  { database, passwords, clock }: { database: Database; passwords: PasswordHashing; clock: Clock },
  request: FastifyRequest,
  { account, sessionId, password, field }: Typed,
): Promise<void> {
  const at = clock();
  await countGuess(database, account.email, request, at);
  const { matches } = await passwords.compare(account.password_hash, password);
  if (matches) return;
  await recordAuditEvent(database, 'reauthentication failed', {
    at,
    request,
    accountId: account.id,
    sessionId,
  });
  throw refuseField(field, 'This is not your password');
}
