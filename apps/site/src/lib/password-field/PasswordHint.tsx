import { fillSlots } from '@accounting-site/content/fill-slots';
import { useEffect, useState } from 'react';
import type { PasswordEstimate } from './estimate-password.ts';
import styles from './PasswordHint.module.css';
import type { PasswordFieldWords } from './password-field-words.ts';

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
