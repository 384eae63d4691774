import type { ChangePassword } from '@accounting-site/contract/account/account';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { currentPasswordRequired } from '@accounting-site/contract/fields/validation-messages';
import { ActionForm } from '../../../lib/actions/ActionForm.tsx';
import { usePage } from '../../../lib/actions/page-context.ts';
import { collectProblems, newPasswordProblem } from '../../../lib/app-form/check-fields.ts';
import type { Fields } from '../../../lib/forms/form-fields.ts';
import { NewPasswordField } from '../../../lib/password-field/NewPasswordField.tsx';
import { PasswordField } from '../../../lib/password-field/PasswordField.tsx';
import { useShownAccount } from '../account/account-context.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { SectionPart } from '../parts/PageSection.tsx';

interface PasswordChangeProps {
  words: AccountPageWords['security']['password'];
  fieldWords: AccountPageWords['password_field'];
}

/**
 * Changes the password after asking for the current one, or sets a first one for a user who signs in another
 * way.
 */
export function PasswordChange({ words, fieldWords }: PasswordChangeProps) {
  const { call } = usePage();
  const { account, readAgain, readSessions } = useShownAccount();

  async function send({ password = '', currentPassword }: Fields) {
    const body: ChangePassword = { password, currentPassword };
    await call(appHostEndpoints.changePassword, { body });
    await Promise.all([readAgain(), readSessions()]);
    return words.saved;
  }

  return (
    <SectionPart heading={words.heading} lead={account.hasPassword ? words.text : words.none}>
      <ActionForm
        submit={account.hasPassword ? words.change : words.set}
        variant="secondary"
        check={({ password, currentPassword }) =>
          collectProblems({
            currentPassword: currentPassword === '' ? currentPasswordRequired : undefined,
            password: newPasswordProblem(password),
          })
        }
        send={send}
        clears
      >
        {(errors) => (
          <>
            {/* Tells password managers whose password it is. */}
            <input type="email" autoComplete="username" value={account.user.email} readOnly hidden />
            {account.hasPassword && (
              <PasswordField
                id="current-password"
                name="currentPassword"
                label={words.current}
                words={fieldWords}
                error={errors.currentPassword}
                autoComplete="current-password"
              />
            )}
            <NewPasswordField
              id="new-password"
              label={words.label}
              words={fieldWords}
              error={errors.password}
              readOwnWords={() => [account.name, account.user.email, account.business.name]}
            />
          </>
        )}
      </ActionForm>
    </SectionPart>
  );
}
