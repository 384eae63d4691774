import type { ReactNode, Ref } from 'react';
import styles from './PageSection.module.css';

interface PageSectionProps {
  /** The anchor that the navigation and emails link to. */
  id: string;
  heading: string;
  lead?: string;
  /** Receives the focus when the focused element below it is removed. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One section of the page, on its own background. */
export function PageSection({ id, heading, lead, headingRef, children }: PageSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
      <div className={styles.intro}>
        <h2 ref={headingRef} tabIndex={-1} id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}

interface SectionPartProps {
  heading: string;
  lead?: string | undefined;
  /** As for a section. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One topic within a section. */
export function SectionPart({ heading, lead, headingRef, children }: SectionPartProps) {
  return (
    <div className={styles.part}>
      <div className={styles.intro}>
        <h3 ref={headingRef} tabIndex={-1} className={styles.partHeading}>
          {heading}
        </h3>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
