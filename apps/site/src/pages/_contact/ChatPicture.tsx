import styles from './ChatPicture.module.css';
import type { ContactWords } from './contact-words.ts';

/** An example chat: a question on the way to the market, and a quick reply. */
export function ChatPicture({ words }: { words: ContactWords['cards']['whatsapp']['picture'] }) {
  return (
    <div className={`stack gap-3 small ${styles.chat}`} role="img" aria-label={words.description}>
      <p className={styles.question}>
        {words.question} <span className={styles.time}>{words.question_time}</span>
      </p>
      <p className={styles.answer}>
        {words.answer} <span className={styles.time}>{words.answer_time}</span>
      </p>
    </div>
  );
}
