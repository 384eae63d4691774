import type { Hours } from '@accounting-site/content/facts';
import { Eyebrow } from '@accounting-site/ui/Eyebrow';
import type { ReactNode } from 'react';
import styles from './ContactTop.module.css';
import type { ContactWords } from './contact-words.ts';
import { SupportNow } from './SupportNow.tsx';

interface ContactTopProps {
  words: ContactWords['hero'];
  support: ContactWords['support'];
  hours: Hours;
  children: ReactNode;
}

/** How the page begins. The ways to reach a person, its child, stand around its words. */
export function ContactTop({ words, support, hours, children }: ContactTopProps) {
  return (
    <div className={styles.top}>
      <div className={styles.words}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h1 className={styles.heading}>{words.heading}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <SupportNow words={support} hours={hours} />
      </div>
      {children}
    </div>
  );
}
