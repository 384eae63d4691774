import { Button } from '@accounting-site/ui/Button';
import formStyles from '../app-form/AppForm.module.css';
import { browserSession } from '../session/browser-session.ts';
import { signInAndReturnTo } from '../session/sign-in-address.ts';
import type { ReauthenticationWords } from './reauthentication-words.ts';

/** For accounts without a password, which re-authenticate by signing in again. */
export function SignInAgain({ words }: { words: ReauthenticationWords['reauthentication'] }) {
  async function signInAgain() {
    await browserSession('').logout();
    location.assign(signInAndReturnTo(location.pathname));
  }
  return (
    <div className={formStyles.form}>
      <p>{words.no_password}</p>
      <Button onClick={signInAgain}>{words.sign_in_again}</Button>
    </div>
  );
}
