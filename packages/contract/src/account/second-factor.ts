import { z } from 'zod';
import { appCodeInvalid, codeInvalid, codeRequired } from '../fields/validation-messages.ts';

/** A code of an authenticator app (RFC 6238). */
const authenticatorCode = z
  .string({ error: codeRequired })
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, { error: codeRequired, abort: true })
      .regex(/^\d{6}$/, { error: appCodeInvalid }),
  )
  .describe('Six digits. Spaces are ignored.');

export const secondFactorCode = z
  .string({ error: codeRequired })
  .transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase())
  .pipe(
    z
      .string()
      .min(1, { error: codeRequired, abort: true })
      .regex(/^(?:\d{6}|[a-z2-7]{10})$/, { error: codeInvalid }),
  )
  .describe('Six digits of the app, or a backup code. Case, spaces and hyphens are ignored.');

/** Body of POST /login/second-factor. Its response is that of POST /login. */
export const secondFactorSchema = z.object({
  challenge: z
    .string()
    .regex(/^[\w-]{43}$/, { error: 'Please sign in again' })
    .describe('From the 401 response of the sign-in.'),
  code: secondFactorCode,
});

export type SecondFactor = z.input<typeof secondFactorSchema>;

/** Response of POST /account/authenticator: a secret that becomes active once a code of it is confirmed. */
export const newAuthenticatorSchema = z.object({
  secret: z.string().describe('In base32, for typing.'),
  address: z.string().describe('The same secret as an otpauth:// URI.'),
  qrCode: z.string().describe('The URI as a QR code in SVG.'),
});

export type NewAuthenticator = z.infer<typeof newAuthenticatorSchema>;

/** Body of POST /account/authenticator/confirm. */
export const confirmAuthenticatorSchema = z.object({ code: authenticatorCode });

/** Response of POST /account/authenticator/confirm and POST /account/backup-codes: shown only once. */
export const backupCodesSchema = z.object({ backupCodes: z.array(z.string()) });

export type BackupCodes = z.infer<typeof backupCodesSchema>;
