import { fillSlots } from '@accounting-site/content/fill-slots';
import { passwordMinLength } from '@accounting-site/contract/field-limits';
import { useEffect, useState } from 'react';
import { estimatePassword, type PasswordEstimate } from './estimate-password.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
import { PasswordHint } from './PasswordHint.tsx';
import type { PasswordFieldWords } from './password-field-words.ts';

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'words' | 'help'> {
  words: PasswordFieldWords;
  /** The user's own name, email address and business, as currently typed in the form. */
  readOwnWords: (form: HTMLFormElement | null) => readonly string[];
}

const nothingTyped = estimatePassword('', []);

/** A field for a new password, with a hint on how to make it stronger. It never refuses a password. */
export function NewPasswordField({ words, readOwnWords, ...field }: NewPasswordFieldProps) {
  const [estimate, setEstimate] = useState<PasswordEstimate>(nothingTyped);
  const readEstimate = (input: HTMLInputElement) =>
    setEstimate(estimatePassword(input.value, readOwnWords(input.form)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for text typed before the code loaded
  useEffect(() => {
    const input = document.getElementById(field.id);
    if (input instanceof HTMLInputElement && input.value !== '') readEstimate(input);
  }, []);
  return (
    <div>
      <PasswordField
        {...field}
        words={words}
        help={fillSlots(words.help, { least: `${passwordMinLength}` })}
        autoComplete="new-password"
        minLength={passwordMinLength}
        onInput={(event) => readEstimate(event.currentTarget)}
      />
      <PasswordHint estimate={estimate} words={words.advice} />
    </div>
  );
}
