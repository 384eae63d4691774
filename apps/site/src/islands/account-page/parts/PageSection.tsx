import type { ReactNode, Ref } from 'react';
import styles from './PageSection.module.css';

interface PageSectionProps {
  /** The anchor that the navigation and mails lead to. */
  id: string;
  heading: string;
  lead?: string;
  /** Takes the focus where something below it that had the focus is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One of the page's sections, on a ground of its own. */
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
  /** As that of a section. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One matter within a section. */
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
