import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { Account } from '@accounting-site/contract/account/account';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { businessMaxLength, nameMaxLength } from '@accounting-site/contract/fields/field-limits';
import { businessRequired, nameRequired } from '@accounting-site/contract/fields/validation-messages';
import { TextField } from '@accounting-site/ui/Field';
import { Notice } from '@accounting-site/ui/Notice';
import { ActionForm } from '../../../lib/actions/ActionForm.tsx';
import { checked } from '../../../lib/actions/checked.ts';
import { usePage } from '../../../lib/actions/page-context.ts';
import { collectProblems, emailProblem, textProblem } from '../../../lib/app-form/check-fields.ts';
import type { FieldErrors, Fields } from '../../../lib/forms/form-fields.ts';
import { useShownAccount } from '../account/account-context.ts';
import { isSameEmail } from '../account/is-same-email.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { PageSection, SectionPart } from '../parts/PageSection.tsx';
import { sectionIds } from '../section-ids.ts';

/** Name, business and email address. */
export function Profile({ words }: { words: AccountPageWords['profile'] }) {
  const { call } = usePage();
  const { account, show } = useShownAccount();

  async function send({ name = '', business }: Fields) {
    // Only a changed name: a page that was opened before a colleague renamed the business would undo that.
    const body = { name, business: business === account.business.name ? undefined : business };
    show(await checked(call(appHostEndpoints.saveProfile, { body }), 'user'));
    return words.saved;
  }

  return (
    <PageSection id={sectionIds.profile} heading={words.heading}>
      <ActionForm submit={words.save} variant="secondary" check={checkProfile} send={send}>
        {(errors) => (
          <>
            <TextField
              id="profile-name"
              name="name"
              label={words.name}
              error={errors.name}
              defaultValue={account.name}
              autoComplete="name"
              maxLength={nameMaxLength}
            />
            {account.user.role === 'owner' ? (
              <TextField
                id="profile-business"
                name="business"
                label={words.business}
                error={errors.business}
                defaultValue={account.business.name}
                autoComplete="organization"
                maxLength={businessMaxLength}
              />
            ) : (
              <p>
                <strong>{words.business}</strong>
                <br />
                {account.business.name}
              </p>
            )}
          </>
        )}
      </ActionForm>
      <SectionPart heading={words.email.heading}>
        <EmailChange words={words.email} />
      </SectionPart>
    </PageSection>
  );
}

const rules = {
  name: { label: 'Name', max: nameMaxLength, required: nameRequired },
  business: { label: 'Business name', max: businessMaxLength, required: businessRequired },
};

/** Only owners have the field of the business. */
const checkProfile = ({ name, business }: Fields) =>
  collectProblems({
    name: textProblem(name, rules.name),
    business: business === undefined ? undefined : textProblem(business, rules.business),
  });

/** Changes the email address, once the email sent to the new address was confirmed. */
function EmailChange({ words }: { words: AccountPageWords['profile']['email'] }) {
  const { call } = usePage();
  const { account, readAgain } = useShownAccount();
  const { email } = account.user;

  async function send(typed: Fields) {
    const wanted = (typed.email ?? '').trim();
    await call(appHostEndpoints.changeEmail, { body: { email: wanted } });
    await readAgain();
    return fillSlots(isSameEmail(wanted, email) ? words.kept : words.sent, { email: wanted });
  }

  return (
    <>
      <p>{fillSlots(words.text, { email })}</p>
      {account.newEmail !== null && (
        <Notice>{fillSlots(words.waiting, { new: account.newEmail, email })}</Notice>
      )}
      <ActionForm
        submit={words.save}
        variant="secondary"
        check={(typed) => checkNewEmail(typed, account, words.same)}
        send={send}
        clears
      >
        {(errors) => (
          <TextField
            id="new-email"
            name="email"
            type="email"
            label={words.label}
            error={errors.email}
            autoComplete="email"
            spellCheck={false}
          />
        )}
      </ActionForm>
    </>
  );
}

/** Validates a new address. The current one cancels a change that waits for confirmation. */
export const checkNewEmail = ({ email }: Fields, { user, newEmail }: Account, same: string): FieldErrors =>
  collectProblems({
    email: emailProblem(email) ?? (newEmail === null && isSameEmail(email, user.email) ? same : undefined),
  });
