import type { Account } from '@accounting-site/contract/account';
import type { Session } from '@accounting-site/session';
import { Dialog } from '@accounting-site/ui/Dialog';
import type { AccountPageWords } from '../account-page-words.ts';
import { ProofForm } from './ProofForm.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import type { useReauthentication } from './use-reauthentication.ts';

interface ReauthenticationDialogProps {
  email: string;
  /** Undefined as long as it is not read. */
  account: Account | undefined;
  state: ReturnType<typeof useReauthentication>;
  /** Makes the call that proves it, without asking again. */
  call: Session['callApp'];
  words: Pick<AccountPageWords, 'reauthentication' | 'password_field'>;
}

/** Asks who is there before something changes that protects the account. What waits goes on by itself. */
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
