import type { Account } from '@accounting-site/contract/account';
import type { Session } from '@accounting-site/session';
import { Button } from '@accounting-site/ui/Button';
import { Dialog } from '@accounting-site/ui/Dialog';
import { browserSession } from '../session/browser-session.ts';
import { signInAndReturnTo } from '../session/sign-in-address.ts';
import { ProofForm } from './ProofForm.tsx';
import type { ReauthenticationWords } from './reauthentication-words.ts';
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

/** For accounts without a password, which re-authenticate by signing in again. */
function SignInAgain({ words }: { words: ReauthenticationWords['reauthentication'] }) {
  async function signInAgain() {
    await browserSession('').logout();
    location.assign(signInAndReturnTo(location.pathname));
  }
  return (
    <div className="stack gap-5">
      <p>{words.no_password}</p>
      <Button onClick={signInAgain}>{words.sign_in_again}</Button>
    </div>
  );
}
