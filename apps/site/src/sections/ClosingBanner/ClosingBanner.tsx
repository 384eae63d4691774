import { Section } from '@accounting-site/ui/Section';
import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import type { ReactNode } from 'react';
import styles from './ClosingBanner.module.css';

/** The last word of a page: one line, one reason, one or two things to do. */
export function ClosingBanner({
  heading,
  text,
  children,
}: {
  heading: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Section spacing="tight">
      <div className={styles.banner}>
        <WovenStrip />
        <div className={styles.content}>
          <div className={styles.words}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </div>
          <div className={styles.actions}>{children}</div>
        </div>
      </div>
    </Section>
  );
}
