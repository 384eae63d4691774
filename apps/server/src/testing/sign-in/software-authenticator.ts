import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** False claims that a page, a browser or a device may make. Omitted fields are true. */
export interface Lies {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  crossOrigin?: boolean;
  /** False for a device that did not verify the user. */
  userVerified?: boolean;
  counter?: number;
  userHandle?: string | null;
  /** Credential id. */
  id?: string;
  /** Signs with this instead of the passkey's own key. */
  key?: KeyObject;
  /** An attestation statement that was not requested. */
  attestation?: { fmt: string; attStmt: Map<string, Uint8Array | Uint8Array[] | number> };
}

/** A device with passkeys and its browser, at one site (Web Authentication Level 3). */
export interface SoftwareAuthenticator {
  /** Creates a passkey, as the browser does with the options of POST /account/passkeys/options. */
  create(options: CreationOptions, lies?: Lies): { credential: object; passkey: SoftwarePasskey };
  /** Signs a challenge, as the browser does with the options of POST /login/passkey/options. */
  use(passkey: SoftwarePasskey, options: { challenge: string }, lies?: Lies): object;
}

/** A passkey as the device stores it. */
export interface SoftwarePasskey {
  readonly id: string;
  readonly key: KeyObject;
  readonly userHandle: string;
  counter: number;
}

interface CreationOptions {
  readonly challenge: string;
  readonly user: { readonly id: string };
}

/** @param counts false for a device whose counter is always 0, like most phones */
export function openAuthenticator({
  origin,
  rpId,
  counts = true,
}: {
  origin: string;
  rpId: string;
  counts?: boolean;
}): SoftwareAuthenticator {
  return {
    create(options, lies = {}) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = lies.id ?? randomBytes(32).toString('base64url');
      const passkey = { id, key: privateKey, userHandle: options.user.id, counter: 0 };
      const authData = Buffer.concat([
        authenticatorData(lies.rpId ?? rpId, { ...lies, counter: lies.counter ?? 0, attested: true }),
        attestedCredential(id, publicKey),
      ]);
      const { fmt, attStmt } = lies.attestation ?? { fmt: 'none', attStmt: new Map() };
      const attestationObject = new Map<string, string | Uint8Array | typeof attStmt>()
        .set('fmt', fmt)
        .set('attStmt', attStmt)
        .set('authData', authData);
      const clientData = { type: 'webauthn.create', challenge: options.challenge, origin, ...said(lies) };
      const credential = {
        ...described(id),
        response: {
          clientDataJSON: toJson(clientData),
          attestationObject: Buffer.from(isoCBOR.encode(attestationObject)).toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      };
      return { credential, passkey };
    },
    use(passkey, options, lies = {}) {
      if (counts) passkey.counter += 1;
      const clientData = { type: 'webauthn.get', challenge: options.challenge, origin, ...said(lies) };
      const clientDataJSON = toJson(clientData);
      const counter = lies.counter ?? passkey.counter;
      const authData = authenticatorData(lies.rpId ?? rpId, { ...lies, counter, attested: false });
      const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      return {
        ...described(lies.id ?? passkey.id),
        response: {
          clientDataJSON,
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, lies.key ?? passkey.key).toString('base64url'),
          userHandle: lies.userHandle === undefined ? passkey.userHandle : lies.userHandle,
        },
      };
    },
  };
}

function described(id: string) {
  return {
    id,
    rawId: id,
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
  };
}

function said({ origin, challenge, type, crossOrigin = false }: Lies) {
  return { ...(origin && { origin }), ...(challenge && { challenge }), ...(type && { type }), crossOrigin };
}

/** §6.1: hash of the relying party's id, flags, counter. */
function authenticatorData(
  rpId: string,
  state: { counter: number; attested: boolean; userVerified?: boolean },
): Buffer {
  const present = 0x01;
  const verified = state.userVerified === false ? 0 : 0x04;
  const attested = state.attested ? 0x40 : 0;
  const rest = Buffer.alloc(5);
  rest.writeUInt8(present | verified | attested, 0);
  rest.writeUInt32BE(state.counter, 1);
  return Buffer.concat([sha256(Buffer.from(rpId)), rest]);
}

/** §6.5.1: no model, the length of the id, the id, and the public key in COSE format (RFC 9053 §7.1). */
function attestedCredential(id: string, publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const bytes = Buffer.from(id, 'base64url');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  const cose = new Map<number, number | Uint8Array>()
    .set(1, 2)
    .set(3, -7)
    .set(-1, 1)
    .set(-2, new Uint8Array(Buffer.from(x, 'base64url')))
    .set(-3, new Uint8Array(Buffer.from(y, 'base64url')));
  return Buffer.concat([Buffer.alloc(16), length, bytes, isoCBOR.encode(cose)]);
}

function toJson(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
