import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { TextField } from '@accounting-site/ui/Field';
import { Notice } from '@accounting-site/ui/Notice';
import { useRef, useState } from 'react';
import { ActionForm } from '../../../lib/actions/ActionForm.tsx';
import { ConfirmAction } from '../../../lib/actions/ConfirmAction.tsx';
import { checked, orGone } from '../../../lib/actions/checked.ts';
import { Outcome } from '../../../lib/actions/Outcome.tsx';
import { usePage } from '../../../lib/actions/page-context.ts';
import { focusOnMount } from '../../../lib/forms/focus-on-mount.ts';
import type { Fields } from '../../../lib/forms/form-fields.ts';
import { makePasskey, type PasskeyProblem } from '../../../lib/passkeys/make-passkey.ts';
import { formatDay } from '../../../lib/text/format-day.ts';
import { formatAge } from '../../../lib/text/format-moment.ts';
import { useShownAccount } from '../account/account-context.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { SectionPart } from '../parts/PageSection.tsx';
import { RowList } from '../parts/RowList.tsx';

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
    await orGone(call(appHostEndpoints.removePasskey, { id }));
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

interface AddPasskeyProps {
  words: AccountPageWords['security']['passkeys'];
  onBegin: () => void;
}

/**
 * Asks for a name, has the browser create a passkey and adds it. Refusals by the user or the device are
 * shown, not thrown.
 */
function AddPasskey({ words, onBegin }: AddPasskeyProps) {
  const { call } = usePage();
  const { readAgain } = useShownAccount();
  const [problem, setProblem] = useState<PasskeyProblem>();

  async function send({ name = '' }: Fields) {
    onBegin();
    setProblem(undefined);
    const { options } = await checked(call(appHostEndpoints.passkeyOptions), 'options');
    const made = await makePasskey(options);
    if ('problem' in made) {
      setProblem(made.problem);
      return undefined;
    }
    await call(appHostEndpoints.addPasskey, { body: { credential: made.credential, name } });
    await readAgain();
    return words.saved;
  }

  // A browser without passkeys shows the message immediately, before the user types a name.
  if (!hasPasskeys()) return <p>{words.unsupported}</p>;
  return (
    <>
      <ActionForm
        submit={words.add}
        variant="secondary"
        check={({ name = '' }) => (name.trim() === '' ? { name: words.name_required } : {})}
        send={send}
        clears
      >
        {(errors) => (
          <TextField
            id="passkey-name"
            name="name"
            label={words.name}
            help={words.name_help}
            error={errors.name}
            autoComplete="off"
            maxLength={60}
          />
        )}
      </ActionForm>
      {problem && (
        <Notice tone={problem === 'failed' ? 'danger' : 'info'} ref={focusOnMount}>
          {words[problem]}
        </Notice>
      )}
    </>
  );
}

/** The sign-in page has the same condition (sign-in-marks.ts). */
function hasPasskeys(): boolean {
  if (!('credentials' in navigator) || !('PublicKeyCredential' in window)) return false;
  return 'isConditionalMediationAvailable' in PublicKeyCredential || !/Android/.test(navigator.userAgent);
}
