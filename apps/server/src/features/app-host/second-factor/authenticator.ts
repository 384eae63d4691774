import type { BackupCodes, NewAuthenticator } from '@accounting-site/contract/account/second-factor';
import type { FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { forgetProofs } from '../../../authentication/sessions.repository.ts';
import { isProofRecent, needsProof, type SignedIn } from '../../../authentication/signed-in.ts';
import { endChallengesOfAccount } from '../../../challenges/challenges.repository.ts';
import { hour } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';
import { RefusedCall, refuseField } from '../../../http/problems.ts';
import {
  confirmAuthenticator,
  findAuthenticator,
  offerAuthenticator,
} from '../../../second-factor/authenticators.repository.ts';
import { replaceBackupCodes } from '../../../second-factor/backup-codes.repository.ts';
import { countCode, forgiveCodes } from '../../../second-factor/code-limits.ts';
import { endSecondFactor } from '../../../second-factor/recovery.ts';
import { authenticatorAddress } from '../../../second-factor/totp.ts';
import { type AccountChange, changeAccount } from '../change-account.ts';
import type { AppHostServices } from '../services.ts';

const wrongCode =
  'This code is not right. Type the one that the app shows now. If it is refused too, turn on automatic date and time on your phone';

/**
 * POST /account/authenticator: creates a secret, which is accepted after one of its codes is confirmed. While it is not, it
 * is offered again to this session for an hour.
 * @param issuer the name that the app shows beside the email address
 * @throws RefusedCall 403 when it would replace an app and the recent proof did not include a code
 */
export async function addAuthenticator(
  services: AppHostServices,
  request: FastifyRequest,
  { signedIn, issuer }: { signedIn: SignedIn; issuer: string },
): Promise<NewAuthenticator> {
  return changeAccount(services, request, signedIn, async (transaction, change) => {
    await requireFactorProof(transaction, change);
    const { account, now } = change;
    const { accountId, sessionId } = signedIn;
    const secret = await offerAuthenticator(transaction, services.key, { accountId, sessionId, now });
    const address = authenticatorAddress(secret, { issuer, label: account.email });
    return { secret, address, qrCode: drawQrCode(address) };
  });
}

/**
 * An SVG of a QR code. It is black on white in every theme, with the standard margin of four modules: many
 * apps read neither inverted codes nor codes without a margin. It contains only squares and no text.
 */
function drawQrCode(text: string): string {
  return renderSVG(text, { border: 4, pixelSize: 1, ecc: 'M', whiteColor: '#fff', blackColor: '#000' });
}

/**
 * POST /account/authenticator/confirm: makes the app the second factor, replacing any other. Sessions stay,
 * but earlier proofs of identity are void because they lacked this factor.
 * @throws RefusedCall 401 when the session has ended meanwhile, 422 for a wrong code, 409 when there is no
 * offered secret or it is confirmed already, 429 after too many wrong codes
 */
export async function finishAuthenticator(
  services: AppHostServices,
  request: FastifyRequest,
  { signedIn, code }: { signedIn: SignedIn; code: string },
): Promise<BackupCodes> {
  const { database, key, clock } = services;
  const { accountId } = signedIn;
  await countCode(database, accountId, request, clock());
  return changeAccount(services, request, signedIn, async (transaction, { now, notify, record }) => {
    const outcome = await confirmAuthenticator(transaction, key, { accountId, code, now });
    if (outcome === 'wrong code') {
      throw refuseField('code', wrongCode);
    }
    if (outcome === 'nothing offered') {
      // Perhaps the response of an earlier try was lost, and the backup codes with it.
      const app = await findAuthenticator(transaction, accountId);
      const isOn = app !== undefined && now - app.addedAt < hour;
      throw new RefusedCall(
        409,
        isOn
          ? 'Your app is connected already. Reload this page, then make new backup codes.'
          : 'The QR code is too old. Ask for a new one and scan that.',
      );
    }
    await forgiveCodes(transaction, accountId, request);
    await forgetProofs(transaction, accountId);
    await endChallengesOfAccount(transaction, accountId, 'new passkey');
    await notify('second factor added');
    await record('authenticator added');
    return { backupCodes: await replaceBackupCodes(transaction, key, accountId) };
  });
}

/**
 * DELETE /account/authenticator: removes the app and the backup codes, so that the password is enough to sign
 * in.
 * @throws RefusedCall 403 without a recent proof that included a code
 */
export async function endAuthenticator(
  services: AppHostServices,
  request: FastifyRequest,
  signedIn: SignedIn,
): Promise<void> {
  await changeAccount(services, request, signedIn, async (transaction, change) => {
    await requireFactorProof(transaction, change);
    await endSecondFactor(transaction, change);
  });
  services.outbox.wake();
}

/**
 * POST /account/backup-codes: creates ten new codes; the old ones no longer work.
 * @throws RefusedCall 403 without a recent proof that included a code, 409 when the account has no
 * authenticator app
 */
export async function renewBackupCodes(
  services: AppHostServices,
  request: FastifyRequest,
  signedIn: SignedIn,
): Promise<BackupCodes> {
  return changeAccount(services, request, signedIn, async (transaction, change) => {
    await requireFactorProof(transaction, change);
    const { account, notify, record } = change;
    if ((await findAuthenticator(transaction, account.id)) === undefined) {
      throw new RefusedCall(409, 'Add an authenticator app first. Backup codes replace its codes.');
    }
    await notify('backup codes renewed');
    await record('backup codes renewed');
    return { backupCodes: await replaceBackupCodes(transaction, services.key, account.id) };
  });
}

/**
 * Allows a change to the second factor only when the session's recent proof included a code. Call it in the
 * transaction of the change, because a factor may just have been added.
 * @throws RefusedCall 403 that requires reauthentication
 */
async function requireFactorProof(
  transaction: Database,
  { account, session, now }: AccountChange,
): Promise<void> {
  if (!isProofRecent(session.proved_at, now)) throw needsProof();
  if (session.proved_factor === 1 || (await findAuthenticator(transaction, account.id)) === undefined) return;
  throw needsProof();
}
