import { ContactText } from '../ContactText/ContactText.tsx';
import styles from './LegalSummary.module.css';

/** A summary of the text, and whether it is still a sample. */
export function LegalSummary({ heading, text, note }: { heading: string; text: string; note?: string }) {
  return (
    <section className={`shown-whole ${styles.summary}`} aria-labelledby="in-short">
      <h2 id="in-short" className={styles.heading}>
        {heading}
      </h2>
      <p>
        <ContactText text={text} />
      </p>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}
