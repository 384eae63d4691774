import { Button } from '@accounting-site/ui/Button';
import styles from './SignInForm.module.css';
import type { SignInWords } from './sign-in-words.ts';

/** Sign-in through another company's account. Not configured yet, so the buttons say that and do not press. */
export function Providers({
  words,
}: {
  words: Pick<SignInWords, 'or' | 'providers' | 'provider_unavailable'>;
}) {
  return (
    <div className={styles.providers}>
      <p className={styles.or}>{words.or}</p>
      <div className={styles.pair}>
        {words.providers.map((provider) => (
          <Button key={provider} variant="secondary" disabled aria-describedby="providers-note">
            {provider}
          </Button>
        ))}
      </div>
      <p id="providers-note" className={styles.note}>
        {words.provider_unavailable}
      </p>
    </div>
  );
}
