import { businessMaxLength, nameMaxLength } from '@accounting-site/contract/field-limits';
import { businessRequired, nameRequired } from '@accounting-site/contract/validation-messages';
import { TextField } from '@accounting-site/ui/Field';
import { ActionForm } from '../../../lib/actions/ActionForm.tsx';
import { usePage } from '../../../lib/actions/page-context.ts';
import { collectProblems, textProblem } from '../../../lib/app-form/check-fields.ts';
import type { Fields } from '../../../lib/forms/form-fields.ts';
import { saveProfile } from '../account/account-calls.ts';
import { useShownAccount } from '../account/account-context.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { PageSection, SectionPart } from '../parts/PageSection.tsx';
import { EmailChange } from './EmailChange.tsx';

/** Name, business and email address. */
export function Profile({ id, words }: { id: string; words: AccountPageWords['profile'] }) {
  const { call } = usePage();
  const { account, show } = useShownAccount();

  async function send({ name = '', business = '' }: Fields) {
    show(await saveProfile(call, { name, business }));
    return words.saved;
  }

  return (
    <PageSection id={id} heading={words.heading}>
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
            <TextField
              id="profile-business"
              name="business"
              label={words.business}
              error={errors.business}
              defaultValue={account.business.name}
              autoComplete="organization"
              maxLength={businessMaxLength}
            />
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

const checkProfile = ({ name, business }: Fields) =>
  collectProblems({ name: textProblem(name, rules.name), business: textProblem(business, rules.business) });
