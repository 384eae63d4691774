import type { BackupCodes, NewAuthenticator } from '@accounting-site/contract/second-factor';
import type { FastifyRequest } from 'fastify';
import { holdAccount } from '../../../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { describeDevice } from '../../../authentication/devices.ts';
import { endChallengesOfAccount } from '../../../challenges/challenges.repository.ts';
import { addNotice } from '../../../notices/notices.repository.ts';
import { RefusedCall, refuseField } from '../../../problems.ts';
import {
  confirmAuthenticator,
  offerAuthenticator,
  removeAuthenticator,
} from '../../../second-factor/authenticators.repository.ts';
import { deleteBackupCodes, replaceBackupCodes } from '../../../second-factor/backup-codes.repository.ts';
import { countCode, forgiveCodes } from '../../../second-factor/code-limits.ts';
import { authenticatorAddress } from '../../../second-factor/totp.ts';
import type { AppHostServices } from '../app-host.ts';
import { drawQrCode } from './draw-qr-code.ts';

/**
 * POST /account/authenticator: a new secret, which counts once a code of it is confirmed. Shown this once.
 * @param issuer what the app shows beside the e-mail address
 */
export async function addAuthenticator(
  { database, key, clock }: AppHostServices,
  { accountId, issuer }: { accountId: string; issuer: string },
): Promise<NewAuthenticator> {
  const { email, secret } = await database.transaction().execute(async (transaction) => {
    const account = await holdAccount(transaction, accountId);
    if (account === undefined) throw new RefusedCall(401, 'Please sign in');
    return {
      email: account.email,
      secret: await offerAuthenticator(transaction, key, accountId, clock()),
    };
  });
  const address = authenticatorAddress(secret, { issuer, label: email });
  return { secret, address, qrCode: drawQrCode(address) };
}

/**
 * POST /account/authenticator/confirm: from here on the app is the second factor, and whichever it replaces is not.
 * Nobody is signed out.
 * @throws RefusedCall 422 for a wrong code, 409 when no secret waits for one, 429 after too many
 */
export async function finishAuthenticator(
  { database, key, clock, outbox }: AppHostServices,
  request: FastifyRequest,
  { accountId, code }: { accountId: string; code: string },
): Promise<BackupCodes> {
  await countCode(database, accountId, request, clock());
  const backupCodes = await database.transaction().execute(async (transaction) => {
    const now = clock();
    const account = await holdAccount(transaction, accountId);
    const outcome = account && (await confirmAuthenticator(transaction, key, { accountId, code, now }));
    if (outcome === 'wrong code') {
      throw refuseField('code', 'This code is not right. Type the one that the app shows now');
    }
    if (account === undefined || outcome === 'nothing offered') {
      throw new RefusedCall(409, 'The QR code is too old. Ask for a new one and scan that.');
    }
    await forgiveCodes(transaction, accountId, request);
    await addNotice(transaction, 'second factor added', { account, device: describeDevice(request), now });
    await recordAuditEvent(transaction, 'authenticator added', { at: now, request, accountId });
    return replaceBackupCodes(transaction, key, accountId);
  });
  outbox.wake();
  return { backupCodes };
}

/** DELETE /account/authenticator: the password alone signs in again, and backup codes are of no use. */
export async function endAuthenticator(
  { database, clock, outbox }: AppHostServices,
  request: FastifyRequest,
  accountId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const now = clock();
    const account = await holdAccount(transaction, accountId);
    const hadOne = await removeAuthenticator(transaction, accountId);
    if (account === undefined || !hadOne) return;
    await deleteBackupCodes(transaction, accountId);
    await endChallengesOfAccount(transaction, accountId, 'second factor');
    await addNotice(transaction, 'second factor removed', { account, device: describeDevice(request), now });
    await recordAuditEvent(transaction, 'authenticator removed', { at: now, request, accountId });
  });
  outbox.wake();
}
