import { z } from 'zod';
import { emailMaxLength, passwordMaxLength } from '../fields/field-limits.ts';
import { emailField } from '../fields/text-fields.ts';
import { passwordRequired, tooLong } from '../fields/validation-messages.ts';
import { userSchema } from './login.ts';
import { mailedToken, newPassword, typedPassword } from './password.ts';
import { secondFactorCode } from './second-factor.ts';
import { businessName, ownName, paymentMethods } from './sign-up.ts';

/** Response of GET /account: what the account page shows. Times are ISO 8601 in UTC. */
export const accountSchema = z.object({
  user: userSchema.extend({ id: z.string(), email: z.string().max(emailMaxLength) }),
  name: z.string().describe('Empty for accounts that the owner added without one.'),
  business: z.object({
    name: z.string(),
    trialEndsAt: z.iso
      .datetime()
      .nullable()
      .describe('May be in the past. Null for a business that pays for its plan or never was on trial.'),
    paymentMethod: z.enum(paymentMethods).nullable(),
    plan: z.string().nullable().describe('The id of the plan: chosen at the sign-up, or paid for.'),
    next: z
      .object({ name: z.string(), becomesOwner: z.boolean() })
      .nullable()
      .describe(
        'Who keeps the business when this account is deleted. Null if no one else has an account in it.',
      ),
  }),
  hasPassword: z
    .boolean()
    .describe('False when the account signs in only with a passkey or another company’s account.'),
  newEmail: z.string().nullable().describe('A new email address that is not confirmed yet.'),
  authenticator: z.object({ addedAt: z.iso.datetime(), backupCodesLeft: z.int() }).nullable(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      addedAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
  providers: z.array(z.object({ provider: z.string(), linkedAt: z.iso.datetime() })),
  staffSecondFactorBy: z.iso
    .datetime()
    .nullable()
    .describe(
      'When staff endpoints start to require an authenticator app. Null if the account has one or needs none.',
    ),
  offersPasskey: z
    .boolean()
    .describe(
      'Whether to offer a passkey after sign-in: the account has none and the user has not declined.',
    ),
});

export type Account = z.infer<typeof accountSchema>;

/** Body of PUT /account/profile. The response is the account. */
export const profileSchema = z.object({
  name: ownName,
  business: businessName.optional().describe('Unchanged without it. Only an owner may change it.'),
});

export type Profile = z.input<typeof profileSchema>;

/**
 * Body of POST /account/reauthentication: proves the user's identity for the next ten minutes of this
 * session. `code` is required if the account has a second factor.
 */
export const reauthenticationSchema = z.object({
  password: typedPassword,
  code: secondFactorCode.optional(),
});

export type Reauthentication = z.input<typeof reauthenticationSchema>;

/** Body of PUT /account/password. Ends every other session. */
export const changePasswordSchema = z.object({
  password: newPassword,
  currentPassword: typedPassword.optional().describe('Required if the account has a password.'),
});

export type ChangePassword = z.input<typeof changePasswordSchema>;

/**
 * Body of PUT /account/email, after reauthentication. The email address changes once its owner opens the
 * emailed link.
 */
export const changeEmailSchema = z.object({ email: emailField() });

/**
 * Body of POST /account/email/confirm. The token proves access to the mailbox, which may be a stranger's after a typo.
 * The password, or a session of the account in this browser, proves that the person of the account confirms.
 */
export const confirmEmailSchema = z.object({
  token: mailedToken,
  password: z
    .string({ error: passwordRequired })
    .max(passwordMaxLength, { error: tooLong('Password', passwordMaxLength) })
    .optional()
    .describe('The password of the account. Not needed in a browser that is signed in to it.'),
});

export type ConfirmEmail = z.input<typeof confirmEmailSchema>;

/** Response of GET /account/sessions: the active sessions, this one first. */
export const accountSessionsSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z
        .string()
        .describe('Browser and system, like `Chrome on Android`; empty when the browser does not say.'),
      startedAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime().describe('Accurate to ten minutes, the lifetime of an access token.'),
      current: z.boolean().describe('Whether it is the session of this request.'),
    }),
  ),
});

export type AccountSessions = z.infer<typeof accountSessionsSchema>;

/** Path parameter that identifies a session or a passkey. Only base64url characters are accepted. */
export const idParameterSchema = z.object({
  id: z.string().regex(/^[\w-]{1,1400}$/, { error: 'There is no page or endpoint at this address' }),
});
