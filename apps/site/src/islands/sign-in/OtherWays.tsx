import { Button } from '@accounting-site/ui/Button';
import { Fragment, type ReactNode } from 'react';
import { fillSlots } from '../../lib/fill-slots.ts';
import { ProviderButton } from './ProviderButton.tsx';
import styles from './SignIn.module.css';
import type { SignInWords } from './sign-in-words.ts';

interface OtherWaysProps {
  words: Pick<SignInWords, 'or' | 'providers' | 'provider_unavailable' | 'provider_unavailable_one'>;
  /** The button for a passkey. */
  children?: ReactNode;
}

/**
 * A passkey, or another company's account. Companies that are not configured say so, and their buttons do not press.
 * Which are shows the mark that mark-providers.ts sets, so that they can be used before this code runs.
 */
export function OtherWays({ words, children }: OtherWaysProps) {
  const { providers, provider_unavailable_one } = words;
  return (
    <div className={styles.others}>
      <p className={styles.or}>{words.or}</p>
      {children}
      <div className={styles.pair}>
        {providers.map((name) => (
          <Fragment key={name}>
            <div data-configured={name.toLowerCase()}>
              <ProviderButton name={name} />
            </div>
            <div data-missing={name.toLowerCase()}>
              <Button variant="secondary" wide disabled aria-describedby="providers-note">
                {name}
              </Button>
            </div>
          </Fragment>
        ))}
      </div>
      <p id="providers-note" className={styles.note}>
        <span data-missing="all">{words.provider_unavailable}</span>
        {providers.map((provider) => (
          <span key={provider} data-missing={provider.toLowerCase()} className={styles.one}>
            {fillSlots(provider_unavailable_one, { provider })}
          </span>
        ))}
      </p>
    </div>
  );
}
