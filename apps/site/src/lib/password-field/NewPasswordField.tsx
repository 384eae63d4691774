import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { passwordMinLength } from '@accounting-site/contract/fields/field-limits';
import { useEffect, useState } from 'react';
import { estimatePassword, type PasswordEstimate } from './estimate-password.ts';
import styles from './NewPasswordField.module.css';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
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

type AdviceWords = PasswordFieldWords['advice'];

/** Long enough that a screen reader announces nothing while the user types. */
const pause = 500;

/** A strength bar and a hint. The hint is announced only after a pause in typing. */
export function PasswordHint({ estimate, words }: { estimate: PasswordEstimate; words: AdviceWords }) {
  const advice = estimate.strength === 0 ? '' : adviceText(estimate, words);
  const [said, setSaid] = useState(advice);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(advice), pause);
    return () => clearTimeout(timer);
  }, [advice]);
  return (
    <div className={`stack gap-1 top-2 ${styles.hint}`}>
      <div className={styles.bar} data-strength={estimate.strength} aria-hidden="true" />
      <p role="status" className={`quiet small ${styles.advice}`}>
        {said}
      </p>
    </div>
  );
}

function adviceText({ advice, missing }: PasswordEstimate, words: AdviceWords): string {
  if (advice === 'short' && missing === 1) return words.one_short;
  return fillSlots(words[advice], { missing: `${missing}` });
}
