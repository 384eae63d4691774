import { z } from 'zod';
import { emailMaxLength } from './field-limits.ts';
import { userSchema } from './login.ts';
import { mailedToken, newPassword, typedPassword } from './password.ts';
import { secondFactorCode } from './second-factor.ts';
import { businessName, ownName, paymentMethods } from './sign-up.ts';
import { emailField } from './text-fields.ts';
import { emailRequired } from './validation-messages.ts';

/** Answer of GET /account: what the account page shows. Times are ISO 8601 in UTC. */
export const accountSchema = z.object({
  user: userSchema.extend({ id: z.string(), email: z.string().max(emailMaxLength) }),
  name: z.string().describe('Empty for accounts that the owner added without one.'),
  business: z.object({
    name: z.string(),
    trialEndsAt: z.iso
      .datetime()
      .nullable()
      .describe('May lie in the past. Null for a business that never was on trial.'),
    paymentMethod: z.enum(paymentMethods).nullable(),
    plan: z.string().nullable().describe('The id of the plan that was chosen at the sign-up.'),
  }),
  hasPassword: z
    .boolean()
    .describe('False when the only ways in are a passkey or another company’s account.'),
  newEmail: z.string().nullable().describe('An address that waits for its confirmation by mail.'),
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
    .describe('From when staff calls take an authenticator app. Null where there is one, or none is needed.'),
  offersPasskey: z
    .boolean()
    .describe('Whether to offer a passkey after signing in: there is none, and nobody declined.'),
});

/** Everything that an account page shows of an account. */
export type Account = z.infer<typeof accountSchema>;

/** Body of PUT /account/profile. The answer is the account. */
export const profileSchema = z.object({ name: ownName, business: businessName });

/** What people may change of themselves without proving again who they are. */
export type Profile = z.input<typeof profileSchema>;

/**
 * Body of POST /account/reauthentication: proves for the next ten minutes of this session who is there. `code` is
 * needed where the account has a second factor.
 */
export const reauthenticationSchema = z.object({
  password: typedPassword,
  code: secondFactorCode.optional(),
});

/** What a caller sends to POST /account/reauthentication. */
export type Reauthentication = z.input<typeof reauthenticationSchema>;

/** Body of PUT /account/password. Ends every other session. */
export const changePasswordSchema = z.object({
  password: newPassword,
  currentPassword: typedPassword.optional().describe('Required where the account has a password.'),
});

/** What a caller sends to PUT /account/password. */
export type ChangePassword = z.input<typeof changePasswordSchema>;

/** Body of PUT /account/email, after reauthentication. The address changes once its mail was answered. */
export const changeEmailSchema = z.object({ email: emailField('Email', emailRequired) });

/** Body of POST /account/email/confirm, which takes no session: the token of the mail is enough. */
export const confirmEmailSchema = z.object({ token: mailedToken });

/** Answer of GET /account/sessions: where somebody is signed in, this session first. */
export const accountSessionsSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z
        .string()
        .describe('Browser and system, like `Chrome on Android`; empty when the browser does not say.'),
      startedAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime().describe('To the ten minutes for which an access token lasts.'),
      current: z.boolean().describe('Whether it is the one of this call.'),
    }),
  ),
});

/** Where somebody is signed in. */
export type AccountSessions = z.infer<typeof accountSessionsSchema>;

/** Parameter of the calls that name a session or a passkey: letters that base64url has, and no others. */
export const idParameterSchema = z.object({
  id: z.string().regex(/^[\w-]{1,1400}$/, { error: 'There is nothing at this address' }),
});
