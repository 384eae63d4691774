import { invalidCredentials } from '@accounting-site/contract/error-messages';
import { Button } from '@accounting-site/ui/Button';
import { Checkbox, TextField } from '@accounting-site/ui/Field';
import { Notice } from '@accounting-site/ui/Notice';
import { PasswordField } from '../../lib/password-field/PasswordField.tsx';
import { routes } from '../../lib/routes.ts';
import { Providers } from './Providers.tsx';
import styles from './SignInForm.module.css';
import type { SignInWords } from './sign-in-words.ts';
import { useSignIn } from './use-sign-in.ts';

/** The sign-in form of specification §2: e-mail, password, 'Remember me', and the other ways in. */
export function SignInForm({ appHost, words }: { appHost: string; words: SignInWords }) {
  const { busy, errors, failed, explanation, notStored, submit } = useSignIn(appHost, words.failures);
  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate aria-busy={busy || undefined}>
      {failed && (
        <Notice tone="danger">
          <p>{invalidCredentials}</p>
          {explanation && <p className={styles.explanation}>{explanation}</p>}
        </Notice>
      )}
      {notStored && (
        <Notice>
          <p>{words.failures.not_stored}</p>
        </Notice>
      )}
      <TextField
        id="email"
        name="email"
        type="email"
        label={words.email}
        error={errors.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
      />
      <PasswordField
        id="password"
        label={words.password}
        error={errors.password}
        autoComplete="current-password"
        words={words.password_field}
      />
      <div className={styles.row}>
        <Checkbox id="remember" name="remember" label={words.remember} />
        <a href={routes.forgotPassword} className={styles.forgot}>
          {words.forgot}
        </a>
      </div>
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? words.busy : words.submit}
      </Button>
      <Providers words={words} />
    </form>
  );
}
