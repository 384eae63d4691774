import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { collectProblems, tokenProblem } from '../../lib/app-form/check-fields.ts';
import { useAppForm } from '../../lib/app-form/use-app-form.ts';
import type { Fields } from '../../lib/forms/form-fields.ts';
import { MailedLinkForm } from '../../lib/mailed-link/MailedLinkForm.tsx';
import { routes } from '../../lib/pages/routes.ts';
import { PasswordField } from '../../lib/password-field/PasswordField.tsx';
import { browserSession } from '../../lib/session/browser-session.ts';
import type { ConfirmEmailFormWords } from '../../pages/_mailed-link/mailed-link-words.ts';

const endpoint = appHostEndpoints.confirmEmail;
const idOf = (field: string) => `confirm-email-${field}`;

const check = ({ token }: Fields) => collectProblems({ token: tokenProblem(token) });

/**
 * Confirms a new email address. It needs a button, because email scanners open links too, and the password, because
 * the address may be mistyped. Only the server knows whether a session replaces the password.
 */
export function ConfirmEmailForm({ words }: { words: ConfirmEmailFormWords }) {
  const state = useAppForm({ check, send });
  return (
    <MailedLinkForm {...{ state, endpoint, words, idOf }} again={routes.account}>
      <PasswordField
        id={idOf('password')}
        label={words.password}
        help={words.password_help}
        error={state.errors.password}
        autoComplete="current-password"
        words={words.password_field}
      />
    </MailedLinkForm>
  );
}

async function send({ token = '', password = '' }: Fields) {
  await browserSession('').callApp(endpoint, { body: { token: token.trim(), password } });
  location.assign(routes.confirmEmailDone);
}
