import { z } from 'zod';
import { passwordMaxLength, passwordMinLength, tokenLength } from '../fields/field-limits.ts';
import { emailField, ticked } from '../fields/text-fields.ts';
import { linkInvalid, passwordRequired, passwordTooShort, tooLong } from '../fields/validation-messages.ts';

/**
 * A typed password, white space included. Sign-in has no minimum length, because it must accept every
 * password that was ever valid.
 */
export const typedPassword = z
  .string({ error: passwordRequired })
  .min(1, { error: passwordRequired, abort: true })
  .max(passwordMaxLength, { error: tooLong('Password', passwordMaxLength) });

/** The server also refuses common passwords and the account's own words, which a schema cannot check. */
export const newPassword = typedPassword
  .refine((password) => [...password].length >= passwordMinLength, {
    error: passwordTooShort,
  })
  .describe('At least 12 characters, any of them. Common passwords and your own words are refused.');

/**
 * The secret of an emailed link: 256 bits in base64url. White space around it comes from copying. People who have to
 * paste it may paste the whole link.
 */
export const mailedToken = z
  .string({ error: linkInvalid })
  .trim()
  .overwrite((text) => text.slice(text.lastIndexOf('#') + 1))
  .regex(new RegExp(`^[\\w-]{${tokenLength}}$`), { error: linkInvalid })
  .describe('The part after # of the emailed link.');

/** Body of POST /forgot-password. The response is the same whether or not the account exists. */
export const forgotPasswordSchema = z.object({ email: emailField() });

export type ForgotPassword = z.input<typeof forgotPasswordSchema>;

/**
 * Body of POST /reset-password: consumes the emailed token, sets the password, ends every session and removes
 * every passkey and provider link.
 */
export const resetPasswordSchema = z.object({
  token: mailedToken,
  password: newPassword,
  cannotGetCodes: ticked
    .optional()
    .describe('Turns off two-factor sign-in after three days, unless a code is used before. Not for staff.'),
});

export type ResetPassword = z.output<typeof resetPasswordSchema>;
