import { Button } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { Notice } from '@accounting-site/ui/Notice';
import { KeyRound } from 'lucide';
import type { SignInWords } from '../../pages/_login/login-words.ts';
import styles from './SignIn.module.css';
import { usePasskey } from './use-passkey.ts';

interface PasskeyButtonProps {
  words: SignInWords;
  onSignedIn: (persistent: boolean) => void;
}

/** Signs in with a passkey instead of a password. Shown only in browsers with passkeys (sign-in-marks.ts). */
export function PasskeyButton({ words, onSignedIn }: PasskeyButtonProps) {
  const { busy, problem, signIn } = usePasskey({ words, onSignedIn });
  return (
    <div className={`stack gap-3 ${styles.passkey}`}>
      <Button
        variant="secondary"
        wide
        busy={busy}
        icon={busy ? undefined : <Icon of={KeyRound} size={18} />}
        onClick={signIn}
      >
        {busy ? words.passkey.busy : words.passkey.submit}
      </Button>
      {problem && (
        <Notice tone="danger">
          <p>{problem}</p>
        </Notice>
      )}
    </div>
  );
}
