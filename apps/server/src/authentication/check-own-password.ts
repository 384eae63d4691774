import type { FastifyRequest } from 'fastify';
import type { AccountRow } from '../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../audit/audit-events.repository.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { refuseField } from '../http/problems.ts';
import { countGuess } from './guessing-limits.ts';
import type { PasswordHashing } from './password-hashing.ts';
import type { SignedIn } from './signed-in.ts';

interface Typed {
  readonly account: AccountRow;
  readonly signedIn: Pick<SignedIn, 'accountId' | 'sessionId'>;
  readonly password: string;
  /** The form field of the error for a wrong password. */
  readonly field: 'password' | 'currentPassword';
}

/**
 * Compares the password that a signed-in user typed with that of the account. Each try counts as a guess, so
 * that a stolen session cannot be used to find the password. Call it inside `withRoom`.
 * @throws RefusedCall 422 for a wrong password, 429 after too many tries
 */
export async function checkOwnPassword(
  { database, passwords, clock }: { database: Database; passwords: PasswordHashing; clock: Clock },
  request: FastifyRequest,
  { account, signedIn: { accountId, sessionId }, password, field }: Typed,
): Promise<void> {
  const at = clock();
  await countGuess(database, account.email, request, at);
  const { matches } = await passwords.compare(account.password_hash, password);
  if (matches) return;
  await recordAuditEvent(database, 'reauthentication failed', { at, request, accountId, sessionId });
  throw refuseField(field, 'This is not your password');
}
