import type {
  PasskeyLogin,
  PasskeyOptions,
  UsedCredential,
} from '@accounting-site/contract/account/passkeys';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { FastifyRequest } from 'fastify';
import { lockAccount } from '../../../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { isKnownDevice } from '../../../authentication/devices.ts';
import {
  countOfNetwork,
  guessesPerDevice,
  uncountOfNetwork,
} from '../../../authentication/guessing-limits.ts';
import { type OpenedSession, openSession } from '../../../authentication/open-session.ts';
import { addChallenge, challengeLifetime, takeChallenge } from '../../../challenges/challenges.repository.ts';
import { minute } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { clientNetwork, clientRange } from '../../../limits/client-network.ts';
import { clearCount, countAgainst } from '../../../limits/rate-limits.repository.ts';
import { requireWithin, tooMany } from '../../../limits/too-many.ts';
import { checkUsedCredential, readChallenge } from '../../../passkeys/check-passkey.ts';
import { findPasskey, notePasskeyUse, type PasskeyRow } from '../../../passkeys/passkeys.repository.ts';
import type { RelyingParty } from '../../../passkeys/relying-party.ts';
import type { AppHostServices } from '../services.ts';

const tooManyAttempts = 'Too many attempts to sign in.';

/**
 * Each creates a row for five minutes. Every visit to the sign-in page requests one, and a whole town may
 * share a network.
 */
const perNetwork = {
  name: 'passkey question network',
  points: 600,
  duration: 15 * minute,
  says: tooManyAttempts,
};
/** Against a sender with many networks: a customer with IPv6 easily gets 65,536. */
const perRange = { ...perNetwork, name: 'passkey question range', points: 6000 };

/**
 * POST /login/passkey/options: the options for signing in. They name no account, so they do not reveal which
 * exist. The device offers its passkeys for this site.
 * @throws RefusedCall 429
 */
export async function askForPasskey(
  { database, clock }: AppHostServices,
  request: FastifyRequest,
  party: RelyingParty,
): Promise<PasskeyOptions> {
  const now = clock();
  // Before the range, so that what one network is refused does not lock out its neighbours.
  await requireWithin(database, perNetwork, clientNetwork(request.ip), now);
  await requireWithin(database, perRange, clientRange(request.ip), now);
  const challenge = await addChallenge(database, { purpose: 'passkey login', now });
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: isoBase64URL.toBuffer(challenge),
    userVerification: 'required',
    timeout: challengeLifetime,
  });
  return { options: { ...options } };
}

/**
 * POST /login/passkey: signs in without password and code, because the device has verified the user.
 * @throws RefusedCall 401 when the passkey is refused for any reason, 429
 */
export async function signInWithPasskey(
  { database, clock, outbox }: AppHostServices,
  request: FastifyRequest,
  { login, party }: { login: PasskeyLogin; party: RelyingParty },
): Promise<OpenedSession> {
  const { credential, remember = false } = login;
  const at = clock();
  const passkey = await findPasskey(database, credential.id);
  const wait = await database
    .transaction()
    .execute((counting) => countAttempt(counting, passkey, request, at));
  if (wait !== undefined) throw tooMany(tooManyAttempts, wait, 'login');
  const challenge = await takeAnsweredChallenge(database, credential, at);
  const isAnswered = challenge !== undefined && passkey !== undefined;
  const counter = isAnswered
    ? await checkUsedCredential(credential, { passkey, challenge, party })
    : undefined;
  const session = await database.transaction().execute(async (transaction) => {
    const now = clock();
    const account = await lockUsable(transaction, passkey, { counter, now });
    if (account === undefined) {
      const event = { at: now, request, accountId: passkey?.account_id, detail: 'passkey' };
      await recordAuditEvent(transaction, 'login failed', event);
      return undefined;
    }
    await uncountOfNetwork(transaction, request);
    await clearCount(transaction, guessesPerDevice, account.id);
    return openSession(transaction, { account, request, remember, way: 'passkey', now });
  });
  if (session === undefined) throw new RefusedCall(401, 'This passkey does not sign in here');
  outbox.wake();
  return session;
}

/**
 * A browser that signed in to the account before has a limit of its own, so others on its network cannot lock
 * it out.
 * @returns seconds to wait, like `countAgainst`
 */
async function countAttempt(
  transaction: Database,
  passkey: PasskeyRow | undefined,
  request: FastifyRequest,
  now: number,
): Promise<number | undefined> {
  const wait = await countOfNetwork(transaction, request, now);
  if (wait === undefined || passkey === undefined) return wait;
  if (!(await isKnownDevice(transaction, passkey.account_id, request))) return wait;
  return countAgainst(transaction, guessesPerDevice, passkey.account_id, now);
}

/**
 * Uses up the challenge of a credential, whatever the outcome. Undefined when it is not our own or was used
 * before.
 */
async function takeAnsweredChallenge(database: Database, credential: UsedCredential, now: number) {
  const challenge = readChallenge(credential);
  if (challenge === undefined) return undefined;
  return (await takeChallenge(database, 'passkey login', challenge, now)) && challenge;
}

/** The locked account of a passkey that was verified, unless it is disabled. Raises the passkey's counter. */
async function lockUsable(
  transaction: Database,
  passkey: PasskeyRow | undefined,
  { counter, now }: { counter: number | undefined; now: number },
) {
  if (passkey === undefined || counter === undefined) return undefined;
  const account = await lockAccount(transaction, passkey.account_id);
  if (account === undefined || account.disabled_at !== null) return undefined;
  const isUse = await notePasskeyUse(transaction, { id: passkey.id, counter, now });
  return isUse ? account : undefined;
}
