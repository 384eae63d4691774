import type { Hours } from '@accounting-site/content/facts';
import type { ContactWords } from './contact-words.ts';
import styles from './SupportNow.module.css';
import { supportData } from './support-data.ts';

/**
 * Whether support is open now, and until or from when, filled in by scripts/contact.ts. The opening hours are
 * shown elsewhere.
 */
export function SupportNow({ words, hours }: { words: ContactWords['support']; hours: Hours }) {
  return <p className={styles.now} data-support={JSON.stringify(supportData(words, hours))} />;
}
