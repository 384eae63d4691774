import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { Checkbox } from '@accounting-site/ui/Field';
import { collectProblems, newPasswordProblem, tokenProblem } from '../../lib/app-form/check-fields.ts';
import { useAppForm } from '../../lib/app-form/use-app-form.ts';
import type { Fields } from '../../lib/forms/form-fields.ts';
import { MailedLinkForm } from '../../lib/mailed-link/MailedLinkForm.tsx';
import { routes } from '../../lib/pages/routes.ts';
import { NewPasswordField } from '../../lib/password-field/NewPasswordField.tsx';
import { browserSession } from '../../lib/session/browser-session.ts';
import type { ResetPasswordFormWords } from '../../pages/_mailed-link/mailed-link-words.ts';

const endpoint = appHostEndpoints.resetPassword;
const idOf = (field: string) => `reset-${field}`;

const check = ({ token, password }: Fields) =>
  collectProblems({ token: tokenProblem(token), password: newPasswordProblem(password) });

/** Sets a new password with the emailed link, and ends every session of the account. */
export function ResetPasswordForm({ words }: { words: ResetPasswordFormWords }) {
  const state = useAppForm({ check, send });
  return (
    <MailedLinkForm {...{ state, endpoint, words, idOf }} again={routes.forgotPassword}>
      <NewPasswordField
        id={idOf('password')}
        label={words.password}
        error={state.errors.password}
        words={words.password_field}
        readOwnWords={knowsNobody}
        required
      />
      <div>
        <Checkbox
          id={idOf('cannotGetCodes')}
          name="cannotGetCodes"
          label={words.no_codes}
          aria-describedby={idOf('no-codes-help')}
        />
        <p id={idOf('no-codes-help')}>{words.no_codes_help}</p>
      </div>
    </MailedLinkForm>
  );
}

/** The link does not identify the user. The server does, and refuses a password that contains their name. */
const knowsNobody = () => [];

async function send({ token = '', password = '', cannotGetCodes }: Fields) {
  const body = { token: token.trim(), password, ...(cannotGetCodes && { cannotGetCodes: true }) };
  await browserSession('').callApp(endpoint, { body });
  location.assign(routes.resetPasswordDone);
}
