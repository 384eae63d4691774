import { Eyebrow } from '@accounting-site/ui/Eyebrow';
import type { ReactNode } from 'react';
import styles from './ContactTop.module.css';
import type { ContactWords } from './contact-words.ts';

/** How the page begins. The ways to reach a person, its child, stand around its words. */
export function ContactTop({ words, children }: { words: ContactWords['hero']; children: ReactNode }) {
  return (
    <div className={styles.top}>
      <div className={styles.words}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h1 className={styles.heading}>{words.heading}</h1>
        <p className={styles.lead}>{words.lead}</p>
      </div>
      {children}
    </div>
  );
}
