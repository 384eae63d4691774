import type { NewCredential, UsedCredential } from '@accounting-site/contract/account/passkeys';
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

/** Algorithms that all devices support and this server can verify. */
export const algorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** The challenge in a credential's client data, or undefined when our pages cannot have created it. */
export function readChallenge({ response }: NewCredential | UsedCredential): string | undefined {
  try {
    const { challenge, crossOrigin } = decodeClientDataJSON(response.clientDataJSON);
    // Our pages never request passkeys inside another site's frame.
    return typeof challenge === 'string' && crossOrigin !== true ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The fields to store of a new passkey, or undefined when it was created for another site or without user
 * verification.
 */
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

/**
 * The signature counter of a passkey that was used, or undefined when the assertion is not valid for this
 * site, owner and challenge.
 */
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

/** The user handle of a passkey: the account's random id, which reveals nothing about the user. */
export function toUserHandle(accountId: string): string {
  return isoBase64URL.fromUTF8String(accountId);
}

/**
 * The server does not request attestation, because the maker of the device does not matter. An attestation
 * statement is removed before the library reads it: checking its certificates would fetch from URLs that the
 * sender chose.
 */
function withoutAttestation({ attestationObject, ...response }: NewCredential['response']) {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData');
  const bare = new Map<string, string | Uint8Array | Map<string, string>>()
    .set('fmt', 'none')
    .set('attStmt', new Map<string, string>())
    .set('authData', authData);
  return { ...response, attestationObject: isoBase64URL.fromBuffer(isoCBOR.encode(bare)) };
}
