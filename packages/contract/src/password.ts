import { z } from 'zod';
import { passwordMaxLength, passwordMinLength, tokenLength } from './field-limits.ts';
import { emailField } from './text-fields.ts';
import {
  emailRequired,
  linkInvalid,
  passwordRequired,
  passwordTooShort,
  tooLong,
} from './validation-messages.ts';

/** A password as typed, white space included. Login takes whatever was once accepted, so it asks for no more. */
export const typedPassword = z
  .string({ error: passwordRequired })
  .min(1, { error: passwordRequired, abort: true })
  .max(passwordMaxLength, { error: tooLong('Password', passwordMaxLength) });

/**
 * A password that is being chosen: any characters, 12 or more as people count them. The server also refuses common
 * ones and those made of the account's own words; that takes more than a schema knows.
 */
export const newPassword = typedPassword
  .refine((password) => [...password].length >= passwordMinLength, {
    error: passwordTooShort,
  })
  .describe('At least 12 characters, any of them. Common passwords and your own words are refused.');

/** The secret of a link that was mailed: 256 bits in base64url. White space around it comes from copying. */
export const mailedToken = z
  .string({ error: linkInvalid })
  .trim()
  .regex(new RegExp(`^[\\w-]{${tokenLength}}$`), { error: linkInvalid })
  .describe('Stands behind # in the link that was mailed.');

/** Body of POST /forgot-password. The answer is the same whether or not there is such an account. */
export const forgotPasswordSchema = z.object({ email: emailField('Email', emailRequired) });

/** What a caller sends to POST /forgot-password. */
export type ForgotPassword = z.input<typeof forgotPasswordSchema>;

/** A box that is ticked: `true` from scripts, `on` from a plain form. */
const ticked = z.union([z.boolean(), z.literal('on').transform(() => true)]);

/**
 * Body of POST /reset-password: uses up the token of the mail, sets the password, ends every session and removes every
 * passkey and provider link.
 */
export const resetPasswordSchema = z.object({
  token: mailedToken,
  password: newPassword,
  cannotGetCodes: ticked
    .optional()
    .describe('Turns two-step sign-in off in three days, unless someone gives a code before. Not for staff.'),
});

/** What a caller sends to POST /reset-password, checked. */
export type ResetPassword = z.output<typeof resetPasswordSchema>;
