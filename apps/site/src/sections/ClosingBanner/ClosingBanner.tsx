import { ButtonRow } from '@accounting-site/ui/ButtonRow';
import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import type { ReactNode } from 'react';
import styles from './ClosingBanner.module.css';

/** The end of a page: one line, one reason, one or two buttons. The footer continues its background. */
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
    <section className={`${styles.banner} screen-only`} data-closing>
      <WovenStrip />
      <div className={`content columns ${styles.content}`}>
        <div className={`stack gap-3 ${styles.words}`}>
          <h2 className={styles.heading}>{heading}</h2>
          <p>{text}</p>
        </div>
        <ButtonRow>{children}</ButtonRow>
      </div>
    </section>
  );
}
