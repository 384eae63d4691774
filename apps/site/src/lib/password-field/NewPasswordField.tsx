import { passwordMinLength } from '@accounting-site/contract/field-limits';
import { useEffect, useState } from 'react';
import { fillSlots } from '../fill-slots.ts';
import { estimatePassword, type PasswordEstimate } from './estimate-password.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
import { PasswordHint } from './PasswordHint.tsx';
import type { PasswordFieldWords } from './password-field-words.ts';

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'words' | 'help'> {
  words: PasswordFieldWords;
  /** What others know of the person, as it stands in the form at this moment: name, e-mail address, business. */
  readOwnWords: (form: HTMLFormElement | null) => readonly string[];
}

const nothingTyped = estimatePassword('', []);

/** A password that is being chosen, with a hint at what would make it stronger. It refuses nothing itself. */
export function NewPasswordField({ words, readOwnWords, ...field }: NewPasswordFieldProps) {
  const [estimate, setEstimate] = useState<PasswordEstimate>(nothingTyped);
  const readEstimate = (input: HTMLInputElement) =>
    setEstimate(estimatePassword(input.value, readOwnWords(input.form)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed before the code arrived
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
