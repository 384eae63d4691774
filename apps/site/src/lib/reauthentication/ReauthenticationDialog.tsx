import type { Account } from '@accounting-site/contract/account';
import type { Session } from '@accounting-site/session';
import { Dialog } from '@accounting-site/ui/Dialog';
import { ProofForm } from './ProofForm.tsx';
import type { ReauthenticationWords } from './reauthentication-words.ts';
import { SignInAgain } from './SignInAgain.tsx';
import type { useReauthentication } from './use-reauthentication.ts';

interface ReauthenticationDialogProps {
  email: string;
  /** The account's sign-in methods; undefined until they are loaded. */
  account: Pick<Account, 'hasPassword' | 'authenticator'> | undefined;
  state: ReturnType<typeof useReauthentication>;
  /** Sends the re-authentication request itself, without asking again. */
  call: Session['callApp'];
  words: ReauthenticationWords;
}

/** Asks for the password before an action that needs a recent sign-in. The waiting request then continues. */
export function ReauthenticationDialog({ email, account, state, call, words }: ReauthenticationDialogProps) {
  const { dialog, question, onProven, onClose } = state;
  const { heading, close } = words.reauthentication;
  return (
    <Dialog ref={dialog} id="reauthentication" heading={heading} closeLabel={close} onClose={onClose}>
      {question > 0 && account?.hasPassword === false && <SignInAgain words={words.reauthentication} />}
      {question > 0 && account?.hasPassword !== false && (
        <ProofForm
          key={question}
          email={email}
          needsCode={account?.authenticator != null}
          call={call}
          words={words}
          onProven={onProven}
        />
      )}
    </Dialog>
  );
}
