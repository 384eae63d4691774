import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { Account } from '@accounting-site/contract/account/account';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { codeRequired } from '@accounting-site/contract/fields/validation-messages';
import type { Session } from '@accounting-site/session';
import { Button } from '@accounting-site/ui/Button';
import { Dialog } from '@accounting-site/ui/Dialog';
import { TextField } from '@accounting-site/ui/Field';
import { AppForm } from '../app-form/AppForm.tsx';
import { collectProblems, typedPasswordProblem } from '../app-form/check-fields.ts';
import { useAppForm } from '../app-form/use-app-form.ts';
import type { Fields } from '../forms/form-fields.ts';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { browserSession } from '../session/browser-session.ts';
import { signInAndReturnTo } from '../session/sign-in-address.ts';
import type { ReauthenticationWords, useReauthentication } from './use-reauthentication.ts';

interface ReauthenticationDialogProps {
  email: string;
  /** The account's sign-in methods; undefined until they are loaded. */
  account: Pick<Account, 'hasPassword' | 'authenticator'> | undefined;
  state: ReturnType<typeof useReauthentication>;
  /** Sends the re-authentication request itself, without asking again. */
  call: Session['callApp'];
  words: ReauthenticationWords;
}

/** Asks for the password before an action that needs a recent sign-in. The waiting request then continues. */
export function ReauthenticationDialog({ email, account, state, call, words }: ReauthenticationDialogProps) {
  const { dialog, question, onProven, onClose } = state;
  const { heading, close } = words.reauthentication;
  return (
    <Dialog ref={dialog} id="reauthentication" heading={heading} closeLabel={close} onClose={onClose}>
      {question > 0 && account?.hasPassword === false && <SignInAgain words={words.reauthentication} />}
      {question > 0 && account?.hasPassword !== false && (
        <ProofForm
          key={question}
          email={email}
          needsCode={account?.authenticator != null}
          call={call}
          words={words}
          onProven={onProven}
        />
      )}
    </Dialog>
  );
}

/** For accounts without a password, which re-authenticate by signing in again. */
function SignInAgain({ words }: { words: ReauthenticationWords['reauthentication'] }) {
  async function signInAgain() {
    await browserSession('').logoutToContinue();
    location.assign(signInAndReturnTo(location.pathname + location.search));
  }
  return (
    <div className="stack gap-5">
      <p>{words.no_password}</p>
      <Button onClick={signInAgain}>{words.sign_in_again}</Button>
    </div>
  );
}

interface ProofFormProps {
  email: string;
  needsCode: boolean;
  call: Session['callApp'];
  words: ReauthenticationWords;
  onProven: () => void;
}

const endpoint = appHostEndpoints.reauthenticate;

/** Asks for the password, and for a code if the account has an authenticator app. */
function ProofForm({ email, needsCode, call, words, onProven }: ProofFormProps) {
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
