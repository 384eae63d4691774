import type { BackupCodes, NewAuthenticator } from '@accounting-site/contract/second-factor';
import type { FastifyRequest } from 'fastify';
import { lockAccount } from '../../../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { describeDevice } from '../../../authentication/devices.ts';
import { forgetProofs } from '../../../authentication/sessions.repository.ts';
import type { SignedIn } from '../../../authentication/signed-in.ts';
import { requireStillSignedIn } from '../../../authentication/still-signed-in.ts';
import { endChallengesOfAccount } from '../../../challenges/challenges.repository.ts';
import { RefusedCall, refuseField } from '../../../http/problems.ts';
import { addNotice } from '../../../notices/notices.repository.ts';
import {
  confirmAuthenticator,
  offerAuthenticator,
} from '../../../second-factor/authenticators.repository.ts';
import { replaceBackupCodes } from '../../../second-factor/backup-codes.repository.ts';
import { countCode, forgiveCodes } from '../../../second-factor/code-limits.ts';
import { endSecondFactor } from '../../../second-factor/recovery.ts';
import { authenticatorAddress } from '../../../second-factor/totp.ts';
import type { AppHostServices } from '../services.ts';
import { drawQrCode } from './draw-qr-code.ts';
import { requireFactorProof } from './require-factor-proof.ts';

/**
 * POST /account/authenticator: creates a secret, which is accepted after one of its codes is confirmed. It is
 * shown once.
 * @param issuer the name that the app shows beside the email address
 * @throws RefusedCall 403 when it would replace an app and the recent proof did not include a code
 */
export async function addAuthenticator(
  { database, key, clock }: AppHostServices,
  { signedIn, issuer }: { signedIn: SignedIn; issuer: string },
): Promise<NewAuthenticator> {
  const { email, secret } = await database.transaction().execute(async (transaction) => {
    const { accountId } = signedIn;
    const now = clock();
    const account = await lockAccount(transaction, accountId);
    await requireFactorProof(transaction, signedIn, now);
    if (account === undefined) throw new RefusedCall(401, 'Please sign in');
    return { email: account.email, secret: await offerAuthenticator(transaction, key, accountId, now) };
  });
  const address = authenticatorAddress(secret, { issuer, label: email });
  return { secret, address, qrCode: drawQrCode(address) };
}

/**
 * POST /account/authenticator/confirm: makes the app the second factor, replacing any other. Sessions stay,
 * but earlier proofs of identity are void because they lacked this factor.
 * @throws RefusedCall 401 when the session has ended meanwhile, 422 for a wrong code, 409 when there is no
 * offered secret, 429 after too many wrong codes
 */
export async function finishAuthenticator(
  { database, key, clock, outbox }: AppHostServices,
  request: FastifyRequest,
  { signedIn: { accountId, sessionId }, code }: { signedIn: SignedIn; code: string },
): Promise<BackupCodes> {
  await countCode(database, accountId, request, clock());
  const backupCodes = await database.transaction().execute(async (transaction) => {
    const now = clock();
    const account = await lockAccount(transaction, accountId);
    await requireStillSignedIn(transaction, sessionId, now);
    const outcome = account && (await confirmAuthenticator(transaction, key, { accountId, code, now }));
    if (outcome === 'wrong code') {
      throw refuseField('code', 'This code is not right. Type the one that the app shows now');
    }
    if (account === undefined || outcome === 'nothing offered') {
      throw new RefusedCall(409, 'The QR code is too old. Ask for a new one and scan that.');
    }
    await forgiveCodes(transaction, accountId, request);
    await forgetProofs(transaction, accountId);
    await endChallengesOfAccount(transaction, accountId, 'new passkey');
    await addNotice(transaction, 'second factor added', { account, device: describeDevice(request), now });
    await recordAuditEvent(transaction, 'authenticator added', { at: now, request, accountId, sessionId });
    return replaceBackupCodes(transaction, key, accountId);
  });
  outbox.wake();
  return { backupCodes };
}

/**
 * DELETE /account/authenticator: removes the app and the backup codes, so that the password is enough to sign
 * in.
 * @throws RefusedCall 403 without a recent proof that included a code
 */
export async function endAuthenticator(
  { database, clock, outbox }: AppHostServices,
  request: FastifyRequest,
  signedIn: SignedIn,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const now = clock();
    const account = await lockAccount(transaction, signedIn.accountId);
    await requireFactorProof(transaction, signedIn, now);
    if (account === undefined) return;
    await endSecondFactor(transaction, { account, request, device: describeDevice(request), now });
  });
  outbox.wake();
}
