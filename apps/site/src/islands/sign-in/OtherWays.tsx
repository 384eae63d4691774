import { Button } from '@accounting-site/ui/Button';
import { Fragment, type ReactNode } from 'react';
import { fillSlots } from '../../lib/text/fill-slots.ts';
import type { SignInWords } from '../../pages/_login/login-words.ts';
import { ProviderButton } from './ProviderButton.tsx';
import styles from './SignIn.module.css';

interface OtherWaysProps {
  words: Pick<SignInWords, 'or' | 'providers' | 'provider_unavailable' | 'provider_unavailable_one'>;
  /** The passkey button. */
  children?: ReactNode;
}

/**
 * Sign-in with a passkey or a provider account. The button of a provider that is not configured is disabled
 * and says so. The mark of mark-providers.ts shows which are configured, so the buttons work before this code
 * runs.
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
