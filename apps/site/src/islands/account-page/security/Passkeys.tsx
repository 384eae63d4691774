import { fillSlots } from '@accounting-site/content/fill-slots';
import { useRef, useState } from 'react';
import { ConfirmAction } from '../../../lib/actions/ConfirmAction.tsx';
import { Outcome } from '../../../lib/actions/Outcome.tsx';
import { usePage } from '../../../lib/actions/page-context.ts';
import { formatDay } from '../../../lib/text/format-day.ts';
import { formatAge } from '../../../lib/text/format-moment.ts';
import { useShownAccount } from '../account/account-context.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { SectionPart } from '../parts/PageSection.tsx';
import { RowList } from '../parts/RowList.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { removePasskey } from './security-calls.ts';

interface PasskeysProps {
  words: AccountPageWords['security']['passkeys'];
  keep: string;
}

/** The passkeys of the account, each with its last use, and a form to add one. */
export function Passkeys({ words, keep }: PasskeysProps) {
  const { call } = usePage();
  const { account, readAgain } = useShownAccount();
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  async function remove(id: string, name: string) {
    await removePasskey(call, id);
    await readAgain();
    setSaid(fillSlots(words.removed, { name }));
    heading.current?.focus();
  }

  return (
    <SectionPart heading={words.heading} lead={words.text} headingRef={heading}>
      <RowList
        label={words.list}
        rows={account.passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({
          id: `passkey-${id}`,
          title: name,
          details: [
            fillSlots(words.added, { day: formatDay(addedAt.slice(0, 10)) }),
            lastUsedAt === null
              ? words.unused
              : fillSlots(words.used, { age: formatAge(lastUsedAt, Date.now()) }),
          ],
          action: (
            <ConfirmAction
              label={words.remove}
              describedBy={`passkey-${id}`}
              question={fillSlots(words.remove_question, { name })}
              confirm={words.remove_confirm}
              keep={keep}
              onConfirm={() => remove(id, name)}
            />
          ),
        }))}
      />
      <Outcome saved={said} />
      <AddPasskey words={words} onBegin={() => setSaid('')} />
    </SectionPart>
  );
}
