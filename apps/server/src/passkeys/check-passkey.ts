import type { NewCredential, UsedCredential } from '@accounting-site/contract/passkeys';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import {
  COSEALG,
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
  isoCBOR,
} from '@simplewebauthn/server/helpers';
import type { PasskeyRow } from './passkeys.repository.ts';
import type { RelyingParty } from './relying-party.ts';

/** What every device can do, and every server of ours can check. */
export const algorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** The challenge that a credential says it answers; undefined for what cannot be an answer to a page of ours. */
export function readChallenge({ response }: NewCredential | UsedCredential): string | undefined {
  try {
    const { challenge, crossOrigin } = decodeClientDataJSON(response.clientDataJSON);
    // No page of ours asks for passkeys from within another site's.
    return typeof challenge === 'string' && crossOrigin !== true ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** What is kept of a passkey that was just made; undefined when it was not made for us, or without asking the person. */
export async function checkNewCredential(
  credential: NewCredential,
  { challenge, party }: { challenge: string; party: RelyingParty },
): Promise<{ id: string; publicKey: Uint8Array; counter: number } | undefined> {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: withoutAttestation(credential.response),
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo?.credential;
  } catch {
    return undefined;
  }
}

/** The counter of a passkey that was used; undefined when it was not used for us, by its owner, just now. */
export async function checkUsedCredential(
  credential: UsedCredential,
  { passkey, challenge, party }: { passkey: PasskeyRow; challenge: string; party: RelyingParty },
): Promise<number | undefined> {
  const { userHandle, ...response } = credential.response;
  if (userHandle !== toUserHandle(passkey.account_id)) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response: { ...response, userHandle }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: isoBase64URL.toBuffer(passkey.public_key),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** What a passkey keeps of the account it is for: its random id, which says nothing about the person. */
export function toUserHandle(accountId: string): string {
  return isoBase64URL.fromUTF8String(accountId);
}

/**
 * Who made the device does not matter to us, and we ask for no statement of it. One that is sent all the same is dropped
 * before the library reads it: checking its certificates would fetch from addresses that the sender chose.
 */
function withoutAttestation({ attestationObject, ...response }: NewCredential['response']) {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData');
  const bare = new Map<string, string | Uint8Array | Map<string, string>>()
    .set('fmt', 'none')
    .set('attStmt', new Map<string, string>())
    .set('authData', authData);
  return { ...response, attestationObject: isoBase64URL.fromBuffer(isoCBOR.encode(bare)) };
}
