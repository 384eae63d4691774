import { cedis } from './cedis.ts';
import { PayButtons } from './PayButtons.tsx';
import styles from './Prompt.module.css';

interface PromptProps {
  words: { title: string; question: string; amount: number; pin: string; no: string; yes: string };
}

/** The network's question on a customer's phone: how much, to whom, and the PIN. */
export function Prompt({ words }: PromptProps) {
  return (
    <div className={styles.prompt}>
      <strong>{words.title}</strong>
      <span>{words.question}</span>
      <b>{cedis(words.amount)}</b>
      <span className={styles.pin}>{words.pin}</span>
      <PayButtons methods={[words.yes, words.no]} />
    </div>
  );
}
