import { useState } from 'react';
import { ActionButton } from '../../../lib/actions/ActionButton.tsx';
import { Outcome } from '../../../lib/actions/Outcome.tsx';
import { usePage } from '../../../lib/actions/page-context.ts';
import { saveFile } from '../../../lib/forms/save-file.ts';
import { routes } from '../../../lib/pages/routes.ts';
import { downloadData } from '../account/account-calls.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { PageSection, SectionPart } from '../parts/PageSection.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';

interface YourDataProps {
  id: string;
  words: AccountPageWords['data'];
  onDeleted: () => void;
}

/** The user's legal rights over their data (Act 843, GDPR): download a copy, or have it deleted. */
export function YourData({ id, words, onDeleted }: YourDataProps) {
  const { call } = usePage();
  const [saved, setSaved] = useState('');

  async function download() {
    setSaved('');
    saveFile(await downloadData(call), `my-account-${new Date().toISOString().slice(0, 10)}.json`);
    setSaved(words.download.saved);
  }

  return (
    <PageSection id={id} heading={words.heading} lead={words.text}>
      <ul className="links">
        <li>
          <a href={routes.privacy}>{words.privacy}</a>
        </li>
        <li>
          <a href={routes.gdpr}>{words.gdpr}</a>
        </li>
      </ul>
      <SectionPart heading={words.download.heading} lead={words.download.text}>
        <ActionButton label={words.download.action} action={download} />
        <Outcome saved={saved} />
      </SectionPart>
      <DeleteAccount words={words.delete} onDeleted={onDeleted} />
    </PageSection>
  );
}
