import { codeRequired } from '@accounting-site/contract/validation-messages';
import type { Session } from '@accounting-site/session';
import { TextField } from '@accounting-site/ui/Field';
import { collectProblems, typedPasswordProblem } from '../../../lib/app-form/check-fields.ts';
import { fillSlots } from '../../../lib/fill-slots.ts';
import type { Fields } from '../../../lib/form-fields.ts';
import { PasswordField } from '../../../lib/password-field/PasswordField.tsx';
import { reauthenticate } from '../account/account-calls.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { ActionForm } from '../parts/ActionForm.tsx';

interface ProofFormProps {
  email: string;
  needsCode: boolean;
  call: Session['callApp'];
  words: Pick<AccountPageWords, 'reauthentication' | 'password_field'>;
  onProven: () => void;
}

/** The password, and the code where there is an authenticator app. */
export function ProofForm({ email, needsCode, call, words, onProven }: ProofFormProps) {
  const { text, password, code, code_help, submit } = words.reauthentication;

  async function send(typed: Fields) {
    const proof = { password: typed.password ?? '', ...(typed.code && { code: typed.code }) };
    await reauthenticate(call, proof);
    onProven();
    return undefined;
  }

  return (
    <ActionForm submit={submit} check={(typed) => checkProof(typed, needsCode)} send={send}>
      {(errors) => (
        <>
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
          {needsCode && (
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
        </>
      )}
    </ActionForm>
  );
}

const checkProof = ({ password, code = '' }: Fields, needsCode: boolean) =>
  collectProblems({
    password: typedPasswordProblem(password),
    code: needsCode && code.trim() === '' ? codeRequired : undefined,
  });
