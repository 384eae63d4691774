import type { NewPasskey, PasskeyOptions } from '@accounting-site/contract/account/passkeys';
import { passkeyNameRequired } from '@accounting-site/contract/fields/validation-messages';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { FastifyRequest } from 'fastify';
import { findAccount } from '../../../accounts/accounts.repository.ts';
import type { SignedIn } from '../../../authentication/signed-in.ts';
import { addChallenge, challengeLifetime, takeChallenge } from '../../../challenges/challenges.repository.ts';
import { RefusedCall, refuseField } from '../../../http/problems.ts';
import {
  algorithms,
  checkNewCredential,
  readChallenge,
  toUserHandle,
} from '../../../passkeys/check-passkey.ts';
import {
  addPasskey,
  listPasskeys,
  type PasskeyRow,
  readTransports,
} from '../../../passkeys/passkeys.repository.ts';
import type { RelyingParty } from '../../../passkeys/relying-party.ts';
import { oneLine } from '../../../site-forms/clean-text.ts';
import { changeAccount } from '../change-account.ts';
import type { AppHostServices } from '../services.ts';

/** More than anyone has devices. */
const most = 20;

/**
 * POST /account/passkeys/options: the options for creating a passkey. It must be discoverable without an
 * address, and the device must verify the user.
 * @param brand the name that the device shows beside the email address
 */
export async function askForNewPasskey(
  { database, clock }: AppHostServices,
  { accountId, party, brand }: { accountId: string; party: RelyingParty; brand: string },
): Promise<PasskeyOptions> {
  const account = await findAccount(database, accountId);
  if (account === undefined) throw new RefusedCall(401, 'Please sign in');
  const existing = await listPasskeys(database, accountId);
  refuseTooMany(existing);
  const challenge = await addChallenge(database, { purpose: 'new passkey', accountId, now: clock() });
  const options = await generateRegistrationOptions({
    rpName: brand,
    rpID: party.id,
    userID: isoBase64URL.toBuffer(toUserHandle(accountId)),
    userName: account.email,
    userDisplayName: account.name === '' ? account.email : account.name,
    challenge: isoBase64URL.toBuffer(challenge),
    excludeCredentials: existing.map((passkey) => ({ id: passkey.id, transports: readTransports(passkey) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
    timeout: challengeLifetime,
  });
  return { options: { ...options } };
}

/**
 * POST /account/passkeys: adds the passkey that the browser created.
 * @throws RefusedCall 401 when the session has ended meanwhile, 422 when the name has no visible character or
 * the credential does not match a challenge of this account or exists already, 409 when the account has twenty
 */
export async function keepPasskey(
  services: AppHostServices,
  request: FastifyRequest,
  { signedIn, party, passkey }: { signedIn: SignedIn; party: RelyingParty; passkey: NewPasskey },
): Promise<void> {
  const { database, clock } = services;
  const { accountId } = signedIn;
  const { credential } = passkey;
  const name = oneLine(passkey.name);
  if (name === '') throw refuseField('name', passkeyNameRequired);
  const challenge = readChallenge(credential);
  const row = challenge && (await takeChallenge(database, 'new passkey', challenge, clock()));
  const isOurs = challenge && row && row.account_id === accountId;
  const made = isOurs && (await checkNewCredential(credential, { challenge, party }));
  if (!made) throw refuseField('credential', 'This passkey cannot be added. Please try once more');
  await changeAccount(services, request, signedIn, async (transaction, { now, notify, record }) => {
    refuseTooMany(await listPasskeys(transaction, accountId));
    const { transports } = credential.response;
    const isNew = await addPasskey(transaction, { ...made, accountId, name, transports, now });
    if (!isNew) throw refuseField('credential', 'This passkey is there already');
    await notify('passkey added');
    await record('passkey added');
  });
}

function refuseTooMany(passkeys: readonly PasskeyRow[]): void {
  if (passkeys.length < most) return;
  throw new RefusedCall(409, `There are ${most} passkeys already. Remove one that you no longer use first.`);
}
