import { ButtonLink } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { Mail } from 'lucide';
import { mailLink } from '../../lib/text/contact-links.ts';
import styles from './Careers.module.css';
import type { CareersWords } from './careers-words.ts';

/** The open positions; an empty page of an exercise book if there are none. */
export function OpenPositions({ words, address }: { words: CareersWords['positions']; address: string }) {
  return (
    <section className={styles.sheet} aria-labelledby="positions">
      <h2 id="positions" className={styles.title}>
        {words.heading}
      </h2>
      <h3 className={styles.heading}>{words.empty_heading}</h3>
      <p className={styles.text}>{words.empty_text}</p>
      <p className={styles.action}>
        <ButtonLink href={mailLink(address, words.subject)} size="large" icon={<Icon of={Mail} />}>
          {words.submit}
        </ButtonLink>
      </p>
      <p className="quiet small">
        {words.address_note} <span className={styles.address}>{address}</span>
      </p>
    </section>
  );
}
