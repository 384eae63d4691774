import type { RequestOf } from '@accounting-site/contract/calls/endpoint-types';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { businessMaxLength, nameMaxLength } from '@accounting-site/contract/fields/field-limits';
import { businessRequired, nameRequired } from '@accounting-site/contract/fields/validation-messages';
import { TextField } from '@accounting-site/ui/Field';
import type { ReactNode } from 'react';
import { AppForm } from '../../lib/app-form/AppForm.tsx';
import {
  collectProblems,
  emailProblem,
  newPasswordProblem,
  textProblem,
} from '../../lib/app-form/check-fields.ts';
import { useAppForm } from '../../lib/app-form/use-app-form.ts';
import { cameFrom } from '../../lib/came-from/came-from.ts';
import { type Fields, readFields } from '../../lib/forms/form-fields.ts';
import { rememberMailedTo } from '../../lib/mailed-link/mailed-link.ts';
import { routes } from '../../lib/pages/routes.ts';
import { NewPasswordField } from '../../lib/password-field/NewPasswordField.tsx';
import { browserSession } from '../../lib/session/browser-session.ts';
import type { SignUpFormWords } from '../../pages/_register/register-words.ts';

interface SignUpFormProps {
  /** The payment method that the visitor came for. */
  paymentMethod?: string | undefined;
  /** The id of the plan that the visitor chose. */
  plan?: string | undefined;
  words: SignUpFormWords;
  /** Shows the chosen plan or method. */
  children?: ReactNode;
}

const endpoint = appHostEndpoints.signUp;
const idOf = (field: string) => `sign-up-${field}`;

/**
 * Starts a free trial. The account is created only after the email is confirmed, so anyone's address can be
 * typed safely.
 */
export function SignUpForm({ paymentMethod, plan, words, children }: SignUpFormProps) {
  const state = useAppForm({ check: checkSignUp, send });
  const field = (name: 'name' | 'business' | 'email' | 'password') => ({
    id: idOf(name),
    name,
    label: words[name],
    error: state.errors[name],
    required: true,
  });
  return (
    <AppForm {...{ state, endpoint, words, idOf }} long>
      {children}
      {paymentMethod && <input type="hidden" name="paymentMethod" value={paymentMethod} />}
      {plan && <input type="hidden" name="plan" value={plan} />}
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('business')} autoComplete="organization" />
      <TextField
        {...field('email')}
        type="email"
        help={words.email_help}
        autoComplete="username"
        spellCheck={false}
      />
      <NewPasswordField {...field('password')} words={words.password_field} readOwnWords={readOwnWords} />
    </AppForm>
  );
}

function readOwnWords(form: HTMLFormElement | null): string[] {
  const { name = '', business = '', email = '' } = form ? readFields(form) : {};
  return [name, business, email];
}

async function send(fields: Fields) {
  const { source, referrer, campaign } = cameFrom();
  const body = { ...fields, source, referrer, campaign } as RequestOf<typeof endpoint>['body'];
  await browserSession('').callApp(endpoint, { body });
  rememberMailedTo(body.email);
  location.assign(routes.registerCheckMail);
}

/**
 * Checks a sign-up before it is sent, with the messages of the contract. The server checks everything again.
 */
export const checkSignUp = ({ name, business, email, password }: Fields) =>
  collectProblems({
    name: textProblem(name, { label: 'Name', max: nameMaxLength, required: nameRequired }),
    business: textProblem(business, {
      label: 'Business name',
      max: businessMaxLength,
      required: businessRequired,
    }),
    email: emailProblem(email),
    password: newPasswordProblem(password),
  });
