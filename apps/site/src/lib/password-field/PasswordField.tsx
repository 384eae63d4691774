import { TextField } from '@accounting-site/ui/Field';
import { type ComponentProps, useState } from 'react';
import styles from './PasswordField.module.css';
import type { PasswordFieldWords } from './password-field-words.ts';

export interface PasswordFieldProps
  extends Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'spellCheck'> {
  /** Whether a password manager should fill in a password or generate one. */
  autoComplete: 'current-password' | 'new-password';
  words: Pick<PasswordFieldWords, 'show' | 'hide'>;
}

/**
 * A password field with a button that shows the text: on a phone most wrong passwords are typing mistakes.
 */
export function PasswordField({ words, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        name="password"
        {...field}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <button type="button" className={styles.show} aria-controls={field.id} onClick={() => setShown(!shown)}>
        {shown ? words.hide : words.show}
      </button>
    </div>
  );
}
