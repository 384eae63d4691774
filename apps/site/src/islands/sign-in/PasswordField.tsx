import { TextField } from '@accounting-site/ui/Field';
import { useState } from 'react';
import styles from './SignInForm.module.css';
import type { SignInWords } from './sign-in-words.ts';

/** The password, with a button that shows it: on a phone most wrong passwords are typing mistakes. */
export function PasswordField({ words, error }: { words: SignInWords; error: string | undefined }) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        id="password"
        name="password"
        type={shown ? 'text' : 'password'}
        label={words.password}
        error={error}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        className={styles.show}
        aria-pressed={shown}
        aria-controls="password"
        onClick={() => setShown(!shown)}
      >
        {shown ? words.hide_password : words.show_password}
      </button>
    </div>
  );
}
