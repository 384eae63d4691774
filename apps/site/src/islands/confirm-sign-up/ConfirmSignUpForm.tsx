import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { ApiError } from '@accounting-site/session';
import { Notice } from '@accounting-site/ui/Notice';
import { useState } from 'react';
import { collectProblems, tokenProblem, typedPasswordProblem } from '../../lib/app-form/check-fields.ts';
import { answerBehind } from '../../lib/app-form/read-refusal.ts';
import { useAppForm } from '../../lib/app-form/use-app-form.ts';
import { focusOnMount } from '../../lib/forms/focus-on-mount.ts';
import type { Fields } from '../../lib/forms/form-fields.ts';
import { MailedLinkForm } from '../../lib/mailed-link/MailedLinkForm.tsx';
import { routes } from '../../lib/pages/routes.ts';
import { PasswordField } from '../../lib/password-field/PasswordField.tsx';
import { browserSession } from '../../lib/session/browser-session.ts';
import type { ConfirmSignUpFormWords } from '../../pages/_mailed-link/mailed-link-words.ts';

const endpoint = appHostEndpoints.confirmSignUp;
const idOf = (field: string) => `confirm-${field}`;

const check = ({ token, password }: Fields) =>
  collectProblems({ token: tokenProblem(token), password: typedPasswordProblem(password) });

/** The last step of a sign-up: checks the emailed link and the chosen password, and signs in. */
export function ConfirmSignUpForm({ words }: { words: ConfirmSignUpFormWords }) {
  const [notStored, setNotStored] = useState(false);
  const state = useAppForm({
    check,
    async send({ token = '', password = '' }) {
      const body = { token: token.trim(), password };
      const { persistent } = await browserSession('').signIn({ endpoint, body });
      if (persistent) location.assign(routes.account);
      else setNotStored(true);
    },
    explain(error) {
      const answer = answerBehind(error);
      const isWrong = answer instanceof ApiError && answer.status === 401;
      return isWrong ? { password: words.wrong_password } : undefined;
    },
  });
  if (notStored) {
    return (
      <Notice ref={focusOnMount}>
        <p>{words.not_stored}</p>
        <a href={routes.login}>{words.sign_in}</a>
      </Notice>
    );
  }
  return (
    <MailedLinkForm {...{ state, endpoint, words, idOf }} again={routes.register}>
      <PasswordField
        id={idOf('password')}
        label={words.password}
        error={state.errors.password}
        autoComplete="current-password"
        words={words.password_field}
        required
      />
    </MailedLinkForm>
  );
}
