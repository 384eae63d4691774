import { z } from 'zod';
import { codeInvalid, codeRequired } from './validation-messages.ts';

/** Six digits of an authenticator app (RFC 6238), as typed: spaces inside do no harm. */
export const authenticatorCode = z
  .string({ error: codeRequired })
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, { error: codeRequired, abort: true })
      .regex(/^\d{6}$/, { error: codeInvalid }),
  )
  .describe('Six digits. Spaces do no harm.');

/** The six digits, or a backup code: ten letters and digits, whatever their case, spaces and hyphens. */
export const secondFactorCode = z
  .string({ error: codeRequired })
  .transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase())
  .pipe(
    z
      .string()
      .min(1, { error: codeRequired, abort: true })
      .regex(/^(?:\d{6}|[a-z2-7]{10})$/, { error: codeInvalid }),
  )
  .describe('Six digits of the app, or a backup code. Letter case, spaces and hyphens do no harm.');

/** Body of POST /login/second-factor, which answers as POST /login does. `challenge` is that of its 401. */
export const secondFactorSchema = z.object({
  challenge: z
    .string()
    .regex(/^[\w-]{43}$/, { error: 'Please sign in again' })
    .describe('That of the 401 of the sign-in.'),
  code: secondFactorCode,
});

/** What a caller sends to POST /login/second-factor. */
export type SecondFactor = z.input<typeof secondFactorSchema>;

/**
 * Answer of POST /account/authenticator: a secret that counts only once a code of it was confirmed. `qrCode` is an SVG
 * drawing of `address` (otpauth://), `secret` the same in base32 for typing.
 */
export const newAuthenticatorSchema = z.object({
  secret: z.string().describe('In base32, for typing.'),
  address: z.string().describe('The same as an address, otpauth://.'),
  qrCode: z.string().describe('The address as a drawing, in SVG.'),
});

/** A secret for an authenticator app. */
export type NewAuthenticator = z.infer<typeof newAuthenticatorSchema>;

/** Body of POST /account/authenticator/confirm. */
export const confirmAuthenticatorSchema = z.object({ code: authenticatorCode });

/** Answer of POST /account/authenticator/confirm and POST /account/backup-codes: shown this once. */
export const backupCodesSchema = z.object({ backupCodes: z.array(z.string()) });

/** Ten codes, each good for one sign-in without the app. */
export type BackupCodes = z.infer<typeof backupCodesSchema>;
