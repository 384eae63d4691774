import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { Account } from '@accounting-site/contract/account/account';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { isStaffRole } from '@accounting-site/contract/staff/staff-roles';
import type { Session } from '@accounting-site/session';
import { Button } from '@accounting-site/ui/Button';
import { TextField } from '@accounting-site/ui/Field';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '../../../lib/actions/ActionButton.tsx';
import { ActionForm } from '../../../lib/actions/ActionForm.tsx';
import { Outcome } from '../../../lib/actions/Outcome.tsx';
import { usePage } from '../../../lib/actions/page-context.ts';
import { isInAppBrowser } from '../../../lib/forms/in-app-browser.ts';
import { saveFile } from '../../../lib/forms/save-file.ts';
import { routes } from '../../../lib/pages/routes.ts';
import { useShownAccount } from '../account/account-context.ts';
import { isSameEmail } from '../account/is-same-email.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import sectionStyles from '../parts/PageSection.module.css';
import { PageSection, SectionPart } from '../parts/PageSection.tsx';
import { sectionIds } from '../section-ids.ts';

interface YourDataProps {
  words: AccountPageWords['data'];
  onDeleted: () => void;
}

/** Long enough for a large stock on a slow network. */
const timeoutMs = 120_000;

/** All that is stored about the account, as a JSON file. */
export const downloadData = (call: Session['callApp']) =>
  call(appHostEndpoints.downloadData, { asFile: true }, { timeoutMs });

/** The user's legal rights over their data (Act 843, GDPR): download a copy, or have it deleted. */
export function YourData({ words, onDeleted }: YourDataProps) {
  const { call } = usePage();
  const { role } = useShownAccount().account.user;
  const [saved, setSaved] = useState('');

  async function download() {
    setSaved('');
    saveFile(await downloadData(call), `my-account-${new Date().toISOString().slice(0, 10)}.json`);
    setSaved(words.download.saved);
  }

  return (
    <PageSection id={sectionIds.data} heading={words.heading} lead={words.text}>
      <ul className="links">
        <li>
          <a href={routes.privacy}>{words.privacy}</a>
        </li>
        <li>
          <a href={routes.gdpr}>{words.gdpr}</a>
        </li>
      </ul>
      <SectionPart heading={words.download.heading} lead={words.download.text}>
        {isInAppBrowser() ? (
          <p>{words.download.in_app}</p>
        ) : (
          <ActionButton label={words.download.action} action={download} />
        )}
        <Outcome saved={saved} />
      </SectionPart>
      {/* Staff are removed by an admin. */}
      {!isStaffRole(role) && <DeleteAccount words={words.delete} onDeleted={onDeleted} />}
    </PageSection>
  );
}

interface DeleteAccountProps {
  words: AccountPageWords['data']['delete'];
  onDeleted: () => void;
}

/** Deletes the account in three steps: explain what is deleted, have the address typed, re-authenticate. */
function DeleteAccount({ words, onDeleted }: DeleteAccountProps) {
  const { call } = usePage();
  const { user, business } = useShownAccount().account;
  const { email } = user;
  const [open, setOpen] = useState<boolean>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (open !== undefined) heading.current?.focus();
  }, [open]);

  async function send() {
    await call(appHostEndpoints.deleteAccount);
    onDeleted();
    return undefined;
  }

  return (
    <SectionPart heading={words.heading} lead={words.text} headingRef={heading}>
      {!open && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {words.begin}
        </Button>
      )}
      {open && (
        <>
          <Consequences
            heading={words.goes_heading}
            what={business.next ? words.goes : [...words.goes, words.business]}
          />
          <Consequences
            heading={words.stays_heading}
            what={business.next ? [sayWhoKeeps(business.next, words), ...words.stays] : words.stays}
          />
          <ActionForm
            submit={words.confirm}
            variant="secondary"
            check={(typed) => (isSameEmail(typed.email, email) ? {} : { email: words.mismatch })}
            send={send}
            beside={<Button onClick={() => setOpen(false)}>{words.cancel}</Button>}
          >
            {(errors) => (
              <TextField
                id="delete-email"
                name="email"
                label={words.label}
                help={fillSlots(words.help, { email })}
                error={errors.email}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </ActionForm>
        </>
      )}
    </SectionPart>
  );
}

const sayWhoKeeps = (
  { name, becomesOwner }: NonNullable<Account['business']['next']>,
  words: DeleteAccountProps['words'],
) => fillSlots(becomesOwner ? words.heir : words.kept, { name });

function Consequences({ heading, what }: { heading: string; what: string[] }) {
  return (
    <div>
      <h4>{heading}</h4>
      <ul className={sectionStyles.bullets}>
        {what.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  );
}
