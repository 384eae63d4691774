import { Eyebrow } from '@accounting-site/ui/Eyebrow';
import type { ReactNode } from 'react';
import { ContactText } from '../ContactText/ContactText.tsx';
import styles from './PageTitle.module.css';

/** The top of a plain page: its title, a line below it, and the main action. */
export function PageTitle({
  eyebrow,
  heading,
  lead,
  children,
}: {
  eyebrow?: string;
  heading: string;
  lead?: string;
  children?: ReactNode;
}) {
  return (
    <div className={`content stack start ${styles.title}`}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1 className={`step-4 ${styles.heading}`}>{heading}</h1>
      {lead && (
        <p className="lead measure">
          <ContactText text={lead} />
        </p>
      )}
      {children}
    </div>
  );
}
