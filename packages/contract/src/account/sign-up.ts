import { z } from 'zod';
import { businessMaxLength, nameMaxLength } from '../fields/field-limits.ts';
import { emailField, requiredText } from '../fields/text-fields.ts';
import { businessRequired, nameRequired, paymentMethodInvalid } from '../fields/validation-messages.ts';
import { chosenPlan } from '../forms/chosen-plan.ts';
import { leadSourceShape } from '../forms/lead-source.ts';
import { mailedToken, newPassword, typedPassword } from './password.ts';

/** How the customer plans to pay after the trial, as in the query of /register. */
export const paymentMethods = ['card', 'mobile-money', 'bank-transfer'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** The names of a person and of their business. */
export const ownName = requiredText('Name', nameMaxLength, nameRequired);
export const businessName = requiredText('Business name', businessMaxLength, businessRequired);

/**
 * Body of POST /register: starts a free trial. The response is the same if the email address already has an
 * account, whose owner gets an email instead. Sign-in is not possible before POST /register/confirm.
 */
export const signUpSchema = z.object({
  name: ownName,
  business: businessName,
  email: emailField(),
  password: newPassword,
  paymentMethod: z.enum(paymentMethods, { error: paymentMethodInvalid }).optional(),
  plan: chosenPlan,
  source: leadSourceShape.source,
  referrer: leadSourceShape.referrer,
  campaign: leadSourceShape.campaign,
});

export type CheckedSignUp = z.output<typeof signUpSchema>;

/**
 * Body of POST /register/confirm. Its response is that of POST /login. The token proves access to the
 * mailbox; the password proves that the same person signed up. So signing up with another person's email
 * address gains nothing, even if that person opens the link.
 */
export const confirmSignUpSchema = z.object({ token: mailedToken, password: typedPassword });

export type ConfirmSignUp = z.input<typeof confirmSignUpSchema>;
