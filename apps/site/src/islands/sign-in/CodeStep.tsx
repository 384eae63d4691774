import { Button } from '@accounting-site/ui/Button';
import { TextField } from '@accounting-site/ui/Field';
import { Notice } from '@accounting-site/ui/Notice';
import { useEffect, useState } from 'react';
import { routes } from '../../lib/pages/routes.ts';
import { keepEmail } from '../../lib/session/carry-email.ts';
import type { SignInWords } from '../../pages/_login/login-words.ts';
import styles from './SignIn.module.css';
import { useCodeStep } from './use-code-step.ts';

interface CodeStepProps {
  appHost: string;
  challenge: string;
  words: SignInWords;
  /** The address typed in the first step; empty after a sign-in with a provider. */
  email: string;
  onSignedIn: (persistent: boolean) => void;
  onChallenge: (challenge: string) => void;
  onOver: () => void;
  onBack: () => void;
}

/** The second step of signing in: a code of the authenticator app, or a backup code. */
export function CodeStep({ words: all, email, onBack, ...options }: CodeStepProps) {
  const { code: words } = all;
  const [kind, setKind] = useState<'app' | 'backup'>('app');
  const { busy, error, explanation, submit, forget } = useCodeStep({ ...options, words: all });
  const isApp = kind === 'app';
  // Each kind has a different keyboard, so the field is rendered again and needs the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kind decides when
  useEffect(() => document.getElementById('code')?.focus(), [kind]);
  return (
    <form className="stack gap-5" onSubmit={submit} noValidate aria-busy={busy || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take its name from a heading */}
      <div role="group" aria-labelledby="code-heading" className="stack gap-5">
        <h2 id="code-heading" className="step-2">
          {words.heading}
        </h2>
        {explanation && (
          <Notice tone="danger">
            <p>{explanation}</p>
          </Notice>
        )}
        <TextField
          key={kind}
          id="code"
          name="code"
          label={words[kind].label}
          help={words[kind].help}
          error={error}
          autoComplete={isApp ? 'one-time-code' : 'off'}
          inputMode={isApp ? 'numeric' : 'text'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </div>
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? words.busy : words.submit}
      </Button>
      <div className={`cluster spread ${styles.back}`}>
        <Button variant="quiet" onClick={onBack}>
          {words.back}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            forget();
            setKind(isApp ? 'backup' : 'app');
          }}
        >
          {words[kind].other}
        </Button>
      </div>
      <p>
        <a href={routes.forgotPassword} onClick={() => keepEmail(email)}>
          {words.lost}
        </a>
      </p>
    </form>
  );
}
