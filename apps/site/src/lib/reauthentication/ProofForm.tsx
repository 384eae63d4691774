import { fillSlots } from '@accounting-site/content/fill-slots';
import * as appHostEndpoints from '@accounting-site/contract/app-host-endpoints';
import { codeRequired } from '@accounting-site/contract/validation-messages';
import type { Session } from '@accounting-site/session';
import { TextField } from '@accounting-site/ui/Field';
import { AppForm } from '../app-form/AppForm.tsx';
import { collectProblems, typedPasswordProblem } from '../app-form/check-fields.ts';
import { useAppForm } from '../app-form/use-app-form.ts';
import type { Fields } from '../forms/form-fields.ts';
import { PasswordField } from '../password-field/PasswordField.tsx';
import type { ReauthenticationWords } from './reauthentication-words.ts';

interface ProofFormProps {
  email: string;
  needsCode: boolean;
  call: Session['callApp'];
  words: ReauthenticationWords;
  onProven: () => void;
}

const endpoint = appHostEndpoints.reauthenticate;

/** Asks for the password, and for a code if the account has an authenticator app. */
export function ProofForm({ email, needsCode, call, words, onProven }: ProofFormProps) {
  const { text, password, code, code_help, submit } = words.reauthentication;
  const state = useAppForm({ check: (typed) => checkProof(typed, needsCode), send });
  const { errors } = state;

  async function send(typed: Fields) {
    const proof = { password: typed.password ?? '', ...(typed.code && { code: typed.code }) };
    await call(endpoint, { body: proof });
    onProven();
  }

  return (
    <AppForm {...{ state, endpoint, idOf }} words={{ ...words.form, submit, busy: submit }}>
      <p>{fillSlots(text, { email })}</p>
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="proof-password"
        label={password}
        words={words.password_field}
        error={errors.password}
        autoComplete="current-password"
        autoFocus
      />
      {(needsCode || errors.code !== undefined) && (
        <TextField
          id="proof-code"
          name="code"
          label={code}
          help={code_help}
          error={errors.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </AppForm>
  );
}

const idOf = (field: string) => `proof-${field}`;

const checkProof = ({ password, code = '' }: Fields, needsCode: boolean) =>
  collectProblems({
    password: typedPasswordProblem(password),
    code: needsCode && code.trim() === '' ? codeRequired : undefined,
  });
