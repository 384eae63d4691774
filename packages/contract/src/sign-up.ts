import { z } from 'zod';
import { chosenPlan } from './chosen-plan.ts';
import { businessMaxLength, nameMaxLength } from './field-limits.ts';
import { mailedToken, newPassword, typedPassword } from './password.ts';
import { emailField, requiredText } from './text-fields.ts';
import {
  businessRequired,
  emailRequired,
  nameRequired,
  paymentMethodInvalid,
} from './validation-messages.ts';

/** How somebody means to pay after the trial, as in the addresses of /register. */
export const paymentMethods = ['card', 'mobile-money', 'bank-transfer'] as const;

/** How somebody means to pay after the trial. */
export type PaymentMethod = (typeof paymentMethods)[number];

/** A person's own name, and that of their business. */
export const ownName = requiredText('Name', nameMaxLength, nameRequired);
export const businessName = requiredText('Business name', businessMaxLength, businessRequired);

/**
 * Body of POST /register: begins a free trial. The answer is the same for an address that has an account; whoever reads
 * its mail is told. Nothing is there to sign in to until POST /register/confirm.
 */
export const signUpSchema = z.object({
  name: ownName,
  business: businessName,
  email: emailField('Email', emailRequired),
  password: newPassword,
  paymentMethod: z.enum(paymentMethods, { error: paymentMethodInvalid }).optional(),
  plan: chosenPlan,
});

/** What a caller sends to POST /register. */
export type SignUp = z.input<typeof signUpSchema>;

/** A sign-up as the server works with it. */
export type CheckedSignUp = z.output<typeof signUpSchema>;

/**
 * Body of POST /register/confirm, which answers as POST /login does: the token proves the mailbox, the password that
 * the same person signed up. Somebody who signed up with another person's address gets nothing from their click.
 */
export const confirmSignUpSchema = z.object({ token: mailedToken, password: typedPassword });

/** What a caller sends to POST /register/confirm. */
export type ConfirmSignUp = z.input<typeof confirmSignUpSchema>;
