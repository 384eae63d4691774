import { Notice } from '@accounting-site/ui/Notice';
import { Spinner } from '@accounting-site/ui/Spinner';
import { useEffect, useState } from 'react';
import { focusOnMount } from '../../lib/forms/focus-on-mount.ts';
import { usePageReturn } from '../../lib/forms/use-page-return.ts';
import { addressAfterSignIn } from '../../lib/session/sign-in-address.ts';
import type { SignInWords } from '../../pages/_login/login-words.ts';
import { CodeStep } from './CodeStep.tsx';
import { OtherWays } from './OtherWays.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { PasskeyOffer } from './PasskeyOffer.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { shouldOfferPasskey } from './passkey-offer.ts';
import { holdChallenge } from './provider-journey.ts';
import styles from './SignIn.module.css';
import type { Typed } from './use-password-step.ts';
import { useProviderReturn } from './use-provider-return.ts';

interface Step {
  /** Values typed in the first step. */
  typed?: Typed;
  /** The challenge that the second step answers. */
  challenge?: string;
  /** The second step ended without success. */
  isOver?: boolean;
  /** Signed in, and offered a passkey. */
  isOffered?: boolean;
}

const nothingTyped: Typed = { email: '', remember: false };

/**
 * All ways to sign in: by password and, if the account has two-factor sign-in, a code; by passkey; by provider.
 */
export function SignIn({ appHost, words }: { appHost: string; words: SignInWords }) {
  const [step, setStep] = useState<Step>({});
  /** Signed in, but the browser has no storage, so leaving this page would end the session. */
  const [notStored, setNotStored] = useState(false);
  usePageReturn(() => setStep({}));
  const { problem, provider } = useProviderReturn({
    problems: words.provider_problems,
    onSignedIn,
    onChallenge: (challenge) => setStep({ challenge }),
  });

  const { challenge } = step;
  // It runs after the effect of useProviderReturn, which reads the fragment.
  useEffect(() => {
    if (challenge === undefined) return;
    holdChallenge(challenge);
    return () => holdChallenge();
  }, [challenge]);

  /** Redirects to / (specification §2), or back to the page that asked for the sign-in. */
  function onSignedIn(persistent: boolean) {
    if (persistent) {
      if (challenge !== undefined) holdChallenge();
      return location.assign(addressAfterSignIn(location.search));
    }
    setNotStored(true);
    setStep({});
  }

  /** After a sign-in with a password, a passkey may be offered first. */
  async function onPasswordSignedIn(persistent: boolean) {
    if (persistent && (await shouldOfferPasskey(appHost))) return setStep({ isOffered: true });
    onSignedIn(persistent);
  }

  const { typed = nothingTyped, isOver, isOffered } = step;
  if (isOffered) return <PasskeyOffer words={words.offer} onDone={() => onSignedIn(true)} />;
  if (challenge !== undefined) {
    return (
      <CodeStep
        {...{ appHost, challenge, words }}
        email={typed.email}
        onSignedIn={onPasswordSignedIn}
        onChallenge={(challenge) => setStep({ typed, challenge })}
        onOver={() => setStep({ typed, isOver: true })}
        onBack={() => setStep({ typed })}
      />
    );
  }
  const problemText = isOver ? words.code.over : problem && words.provider_problems[problem];
  return (
    <>
      <div className={styles.resuming}>
        <Spinner label={words.resuming} />
      </div>
      <div className={`stack gap-5 ${styles.ways}`}>
        <PasswordStep
          {...{ appHost, words }}
          onSignedIn={onPasswordSignedIn}
          before={step.typed}
          onChallenge={(challenge, typed) => setStep({ challenge, typed })}
        >
          {problemText && (
            <Notice tone="danger">
              <p>{problemText}</p>
            </Notice>
          )}
          {notStored && (
            <Notice ref={focusOnMount}>
              <p>{words.failures.not_stored}</p>
            </Notice>
          )}
        </PasswordStep>
        <OtherWays words={words} unknown={problem === 'no-account' ? provider : undefined}>
          {appHost === '' && <PasskeyButton words={words} onSignedIn={onSignedIn} />}
        </OtherWays>
      </div>
    </>
  );
}
