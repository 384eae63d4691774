import type { Hours } from '@accounting-site/content/facts';
import type { ContactWords } from './contact-words.ts';
import styles from './SupportNow.module.css';
import { supportData } from './support-data.ts';

/** Whether somebody answers now, and until or from when: scripts/contact.ts says it. The hours stand elsewhere. */
export function SupportNow({ words, hours }: { words: ContactWords['support']; hours: Hours }) {
  return <p className={styles.now} data-support={JSON.stringify(supportData(words, hours))} />;
}
