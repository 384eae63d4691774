import { TextField } from '@accounting-site/ui/Field';
import { Notice } from '@accounting-site/ui/Notice';
import { useState } from 'react';
import { ActionForm } from '../../../lib/actions/ActionForm.tsx';
import { usePage } from '../../../lib/actions/page-context.ts';
import type { Fields } from '../../../lib/forms/form-fields.ts';
import { makePasskey, type PasskeyProblem } from '../../../lib/passkeys/make-passkey.ts';
import { useShownAccount } from '../account/account-context.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { addPasskey, readPasskeyOptions } from './security-calls.ts';

interface AddPasskeyProps {
  words: AccountPageWords['security']['passkeys'];
  onBegin: () => void;
}

/**
 * Asks for a name, has the browser create a passkey and adds it. Refusals by the user or the device are
 * shown, not thrown.
 */
export function AddPasskey({ words, onBegin }: AddPasskeyProps) {
  const { call } = usePage();
  const { readAgain } = useShownAccount();
  const [problem, setProblem] = useState<PasskeyProblem>();

  async function send({ name = '' }: Fields) {
    onBegin();
    setProblem(undefined);
    const made = await makePasskey(await readPasskeyOptions(call));
    if ('problem' in made) {
      setProblem(made.problem);
      return undefined;
    }
    await addPasskey(call, { credential: made.credential, name });
    await readAgain();
    return words.saved;
  }

  // A browser without passkeys shows the message immediately, before the user types a name.
  if (!('credentials' in navigator) || !('PublicKeyCredential' in window)) return <p>{words.unsupported}</p>;
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
      {problem && <Notice tone={problem === 'failed' ? 'danger' : 'info'}>{words[problem]}</Notice>}
    </>
  );
}
