import { invalidCredentials } from '@accounting-site/contract/endpoints/error-messages';
import { Button } from '@accounting-site/ui/Button';
import { Checkbox, TextField } from '@accounting-site/ui/Field';
import { Notice } from '@accounting-site/ui/Notice';
import { type ReactNode, useEffect } from 'react';
import { say } from '../../lib/app-form/check-fields.ts';
import { routes } from '../../lib/pages/routes.ts';
import { PasswordField } from '../../lib/password-field/PasswordField.tsx';
import type { SignInWords } from '../../pages/_login/login-words.ts';
import styles from './SignIn.module.css';
import { type Typed, usePasswordStep } from './use-password-step.ts';

interface PasswordStepProps {
  appHost: string;
  words: SignInWords;
  /** Values typed before the user returned from the second step. */
  before: Typed | undefined;
  onSignedIn: (persistent: boolean) => void;
  onChallenge: (challenge: string, typed: Typed) => void;
  /** A message about what happened before, until this form has its own. */
  children?: ReactNode;
}

/** The sign-in form of specification §2: email, password and 'Remember me'. */
export function PasswordStep({
  appHost,
  words,
  before,
  onSignedIn,
  onChallenge,
  children,
}: PasswordStepProps) {
  const { busy, errors, failure, form, submit } = usePasswordStep({
    ...{ appHost, onSignedIn, onChallenge },
    words: words.failures,
  });
  const next = before && (before.email === '' ? 'email' : 'password');
  useEffect(() => {
    if (next) document.getElementById(next)?.focus();
  }, [next]);
  return (
    <form
      ref={form}
      className="stack gap-5"
      method="post"
      onSubmit={submit}
      noValidate
      aria-busy={busy || undefined}
    >
      {failure ? (
        <Notice tone="danger">
          <p>{say(invalidCredentials)}</p>
          {failure.explanation && <p className={styles.explanation}>{failure.explanation}</p>}
        </Notice>
      ) : (
        children
      )}
      <TextField
        id="email"
        name="email"
        type="email"
        label={words.email}
        error={errors.email}
        defaultValue={before?.email}
        autoComplete="username webauthn"
        spellCheck={false}
      />
      <PasswordField
        id="password"
        label={words.password}
        error={errors.password}
        autoComplete="current-password"
        words={words.password_field}
      />
      <div className={`cluster middle spread ${styles.row}`}>
        <Checkbox id="remember" name="remember" label={words.remember} defaultChecked={before?.remember} />
        <a href={routes.forgotPassword} className="alone">
          {words.forgot}
        </a>
      </div>
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? words.busy : words.submit}
      </Button>
    </form>
  );
}
