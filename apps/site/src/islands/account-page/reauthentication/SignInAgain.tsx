import { Button } from '@accounting-site/ui/Button';
import { routes } from '../../../lib/routes.ts';
import { browserSession } from '../../../lib/session/browser-session.ts';
import { signInAndReturnTo } from '../../../lib/session/sign-in-address.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import styles from '../parts/Stack.module.css';

/** For accounts without a password: signing in anew proves who is there. */
export function SignInAgain({ words }: { words: AccountPageWords['reauthentication'] }) {
  async function signInAgain() {
    await browserSession('').logout();
    location.assign(signInAndReturnTo(routes.account));
  }
  return (
    <div className={styles.stack}>
      <p>{words.no_password}</p>
      <Button onClick={signInAgain}>{words.sign_in_again}</Button>
    </div>
  );
}
