import * as appHostEndpoints from '@accounting-site/contract/app-host-endpoints';
import { ButtonLink } from '@accounting-site/ui/Button';
import { AppForm } from '../../lib/app-form/AppForm.tsx';
import { collectProblems, tokenProblem } from '../../lib/app-form/check-fields.ts';
import { useAppForm } from '../../lib/app-form/use-app-form.ts';
import type { Fields } from '../../lib/forms/form-fields.ts';
import { LinkFailed } from '../../lib/mailed-link/LinkFailed.tsx';
import { MailedCodeField } from '../../lib/mailed-link/MailedCodeField.tsx';
import { routes } from '../../lib/pages/routes.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import type { ConfirmEmailFormWords } from '../../pages/_confirm-email/confirm-email-words.ts';

const endpoint = appHostEndpoints.confirmEmail;
const idOf = (field: string) => `confirm-email-${field}`;

const check = ({ token }: Fields) => collectProblems({ token: tokenProblem(token) });

/** Confirms a new email address. It needs a button, because email scanners open links too. */
export function ConfirmEmailForm({ words }: { words: ConfirmEmailFormWords }) {
  const state = useAppForm({ check, send });
  return (
    <AppForm
      {...{ state, endpoint, words, idOf }}
      linkFailed={
        <LinkFailed text={words.link_failed}>
          <ButtonLink href={routes.account} variant="secondary">
            {words.again}
          </ButtonLink>
        </LinkFailed>
      }
    >
      <MailedCodeField id={idOf('token')} error={state.errors.token} words={words.code} />
    </AppForm>
  );
}

async function send({ token = '' }: Fields) {
  await browserSession('').callApp(endpoint, { body: { token: token.trim() } });
  location.assign(routes.confirmEmailDone);
}
