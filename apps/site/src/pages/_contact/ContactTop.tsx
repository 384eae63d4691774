import type { Hours } from '@accounting-site/content/facts';
import type { ReactNode } from 'react';
import { HeroWords } from '../../sections/HeroWords/HeroWords.tsx';
import styles from './ContactTop.module.css';
import type { ContactWords } from './contact-words.ts';
import { SupportNow } from './SupportNow.tsx';

interface ContactTopProps {
  words: ContactWords['hero'];
  support: ContactWords['support'];
  hours: Hours;
  children: ReactNode;
}

/** The top of the page. The contact cards, its child, are placed around its text. */
export function ContactTop({ words, support, hours, children }: ContactTopProps) {
  return (
    <div className={`content stack ${styles.top}`}>
      <div className={styles.words}>
        <HeroWords eyebrow={words.eyebrow} heading={words.heading} lead={words.lead}>
          <SupportNow words={support} hours={hours} />
        </HeroWords>
      </div>
      {children}
    </div>
  );
}
