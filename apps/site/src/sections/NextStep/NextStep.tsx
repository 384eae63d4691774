import { ButtonLink } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { Check, Mail } from 'lucide';
import type { ReactNode } from 'react';
import { CheckList } from '../CheckList/CheckList.tsx';
import { EntryPage } from '../EntryPage/EntryPage.tsx';
import styles from './NextStep.module.css';
import type { NextStepWords } from './next-step-words.ts';

interface NextStepProps {
  words: NextStepWords;
  /** The target of the button. */
  href: string;
  /** Whether the user waits for an email. Then the button is only a way back, not the one thing to do now. */
  isMailed: boolean;
  /** An alternative way to continue. */
  children?: ReactNode;
}

/** The outcome of a form of the application, and what to do now. */
export function NextStep({ words, href, isMailed, children }: NextStepProps) {
  const { heading, points } = words.aside;
  const [before, after] = words.text.split('[email]');
  return (
    <EntryPage
      above={
        <span className={styles.icon}>
          <Icon of={isMailed ? Mail : Check} size={28} />
        </span>
      }
      heading={words.heading}
      aside={{ heading, content: <CheckList items={points} /> }}
    >
      <p className="anywhere">
        {before}
        {after !== undefined && <strong data-mailed-to>{words.somebody}</strong>}
        {after}
      </p>
      <p>
        <ButtonLink href={href} variant={isMailed ? 'secondary' : 'primary'} size="large">
          {words.cta}
        </ButtonLink>{' '}
        {children}
      </p>
    </EntryPage>
  );
}
