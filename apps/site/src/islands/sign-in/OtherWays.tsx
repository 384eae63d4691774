import { Button } from '@accounting-site/ui/Button';
import type { ReactNode } from 'react';
import { fillSlots } from '../../lib/fill-slots.ts';
import { ProviderButton } from './ProviderButton.tsx';
import styles from './SignIn.module.css';
import type { SignInWords } from './sign-in-words.ts';

interface OtherWaysProps {
  /** The companies that the owner has configured. */
  available: readonly string[];
  words: Pick<SignInWords, 'or' | 'providers' | 'provider_unavailable' | 'provider_unavailable_one'>;
  /** The button for a passkey. */
  children?: ReactNode;
}

/** A passkey, or another company's account. Companies that are not configured say so, and their buttons do not press. */
export function OtherWays({ available, words, children }: OtherWaysProps) {
  const missing = words.providers.filter((name) => !available.includes(name.toLowerCase()));
  return (
    <div className={styles.others}>
      <p className={styles.or}>{words.or}</p>
      {children}
      <div className={styles.pair}>
        {words.providers.map((name) =>
          missing.includes(name) ? (
            <Button key={name} variant="secondary" disabled aria-describedby="providers-note">
              {name}
            </Button>
          ) : (
            <ProviderButton key={name} name={name} />
          ),
        )}
      </div>
      <p id="providers-note" className={styles.note}>
        {noteOn(missing, words)}
      </p>
    </div>
  );
}

function noteOn([first, ...others]: string[], words: OtherWaysProps['words']): string {
  if (first === undefined) return '';
  return others.length > 0
    ? words.provider_unavailable
    : fillSlots(words.provider_unavailable_one, { provider: first });
}
