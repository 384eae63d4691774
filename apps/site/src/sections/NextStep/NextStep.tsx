import { ButtonLink } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { CheckList } from '../CheckList/CheckList.tsx';
import { EntryPage } from '../EntryPage/EntryPage.tsx';
import styles from './NextStep.module.css';
import type { NextStepWords } from './next-step-words.ts';

interface NextStepProps {
  icon: IconNode;
  words: NextStepWords;
  /** The target of the button. */
  href: string;
  /** on: the one thing to do now; back: only a way back. */
  leads?: 'on' | 'back';
  /** An alternative way to continue. */
  children?: ReactNode;
}

/** The outcome of a form of the application, and what to do now. */
export function NextStep({ icon, words, href, leads = 'on', children }: NextStepProps) {
  const { heading, points } = words.aside;
  const [before, after] = words.text.split('[email]');
  return (
    <EntryPage
      above={
        <span className={styles.icon}>
          <Icon of={icon} size={28} />
        </span>
      }
      heading={words.heading}
      aside={{ heading, content: <CheckList items={points} /> }}
    >
      <p className={styles.text}>
        {before}
        {after !== undefined && <strong data-mailed-to>{words.somebody}</strong>}
        {after}
      </p>
      <p>
        <ButtonLink href={href} variant={leads === 'on' ? 'primary' : 'secondary'} size="large">
          {words.cta}
        </ButtonLink>{' '}
        {children}
      </p>
    </EntryPage>
  );
}
