import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { TextField } from '@accounting-site/ui/Field';
import { AppForm } from '../../lib/app-form/AppForm.tsx';
import { collectProblems, emailProblem } from '../../lib/app-form/check-fields.ts';
import { useAppForm } from '../../lib/app-form/use-app-form.ts';
import type { Fields } from '../../lib/forms/form-fields.ts';
import { rememberMailedTo } from '../../lib/mailed-link/mailed-link.ts';
import { routes } from '../../lib/pages/routes.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import type { ForgotPasswordFormWords } from '../../pages/_mailed-link/mailed-link-words.ts';

const endpoint = appHostEndpoints.forgotPassword;
const idOf = (field: string) => `forgot-${field}`;

const check = ({ email }: Fields) => collectProblems({ email: emailProblem(email) });

/** Requests a password-reset link. The response is the same whether or not the account exists. */
export function ForgotPasswordForm({ words }: { words: ForgotPasswordFormWords }) {
  const state = useAppForm({ check, send });
  return (
    <AppForm {...{ state, endpoint, words, idOf }}>
      <TextField
        id={idOf('email')}
        name="email"
        type="email"
        label={words.email}
        error={state.errors.email}
        autoComplete="username"
        spellCheck={false}
        required
      />
    </AppForm>
  );
}

async function send({ email = '' }: Fields) {
  await browserSession('').callApp(endpoint, { body: { email } });
  rememberMailedTo(email);
  location.assign(routes.forgotPasswordCheckMail);
}
