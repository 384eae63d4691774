import { z } from 'zod';
import { requiredText } from './text-fields.ts';

/** Bytes as the browser's JSON form writes them, without padding. Credential ids are at most 1023 bytes. */
const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max);

/** A credential as the browser's own JSON form has it (Web Authentication Level 3 §5.1); checked by its library. */
const credential = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
});

/** What the browser says of a passkey that it made. */
const newCredential = credential.extend({
  response: z.object({
    clientDataJSON: base64url(8192),
    attestationObject: base64url(32_768),
    /** How the browser may reach it later, in its own words. */
    transports: z.array(z.string().max(40)).max(20).default([]),
  }),
});

/** What the browser says of a passkey that was used. */
const usedCredential = credential.extend({
  response: z.object({
    clientDataJSON: base64url(8192),
    authenticatorData: base64url(8192),
    signature: base64url(8192),
    userHandle: base64url(100).nullish(),
  }),
});

/** A passkey that was used, as the server checks it. */
export type UsedCredential = z.output<typeof usedCredential>;

/** A new passkey, as the server checks it. */
export type NewCredential = z.output<typeof newCredential>;

/**
 * Answer of POST /login/passkey/options and POST /account/passkeys/options: what the browser is asked with. `challenge`
 * inside is good for one answer within five minutes.
 */
export const passkeyOptionsSchema = z.object({
  options: z
    .record(z.string(), z.unknown())
    .describe('What the browser’s own functions take (Web Authentication).'),
});

/** What the browser is asked with. */
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

/** Body of POST /login/passkey, which answers as POST /login does. */
export const passkeyLoginSchema = z.object({
  credential: usedCredential,
  remember: z.boolean().describe('Stay signed in for 30 days, also after the browser was closed.').optional(),
});

/** What a caller sends to POST /login/passkey, checked. */
export type PasskeyLogin = z.output<typeof passkeyLoginSchema>;

/** Body of POST /account/passkeys. `name` tells the account's passkeys apart. */
export const newPasskeySchema = z.object({
  credential: newCredential,
  name: requiredText('Name', 60, 'Give the passkey a name, like My phone'),
});

/** What a caller sends to POST /account/passkeys, checked. */
export type NewPasskey = z.output<typeof newPasskeySchema>;
