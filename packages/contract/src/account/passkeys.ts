import { z } from 'zod';
import { requiredText } from '../fields/text-fields.ts';
import { passkeyNameRequired } from '../fields/validation-messages.ts';
import { loginRequestSchema } from './login.ts';

/**
 * Bytes in base64url without padding, as in the browser's JSON form. Credential ids have at most 1023 bytes.
 */
const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max);

/**
 * A credential in the browser's JSON form (Web Authentication Level 3 §5.1). The WebAuthn library validates
 * it.
 */
const credential = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
});

/** The browser's response after it created a passkey. */
const newCredential = credential.extend({
  response: z.object({
    clientDataJSON: base64url(8192),
    attestationObject: base64url(32_768),
    /** The transports, as the browser names them. */
    transports: z.array(z.string().max(40)).max(20).default([]),
  }),
});

/** The browser's response after a passkey was used. */
const usedCredential = credential.extend({
  response: z.object({
    clientDataJSON: base64url(8192),
    authenticatorData: base64url(8192),
    signature: base64url(8192),
    userHandle: base64url(100).nullish(),
  }),
});

export type UsedCredential = z.output<typeof usedCredential>;

export type NewCredential = z.output<typeof newCredential>;

/**
 * Response of POST /login/passkey/options and POST /account/passkeys/options: the options for the browser.
 * Their `challenge` is valid for one use within five minutes.
 */
export const passkeyOptionsSchema = z.object({
  options: z
    .record(z.string(), z.unknown())
    .describe('The options for the browser’s Web Authentication functions.'),
});

export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

/** Body of POST /login/passkey. Its response is that of POST /login. */
export const passkeyLoginSchema = z.object({
  credential: usedCredential,
  remember: loginRequestSchema.shape.remember,
});

export type PasskeyLogin = z.output<typeof passkeyLoginSchema>;

/** Body of POST /account/passkeys. `name` distinguishes the account's passkeys. */
export const newPasskeySchema = z.object({
  credential: newCredential,
  name: requiredText('Name', 60, passkeyNameRequired),
});

export type NewPasskey = z.output<typeof newPasskeySchema>;
