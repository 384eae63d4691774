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
    <section id={id} aria-labelledby={`${id}-heading`} className={`card stack gap-5 start ${styles.section}`}>
      <div className="stack gap-2">
        <h2 ref={headingRef} tabIndex={-1} id={`${id}-heading`} className="step-2 no-ring">
          {heading}
        </h2>
        {lead && <p className="quiet measure">{lead}</p>}
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
    <div className={`stack start full ${styles.part}`}>
      <div className="stack gap-2">
        <h3 ref={headingRef} tabIndex={-1} className="step-1 no-ring">
          {heading}
        </h3>
        {lead && <p className="quiet measure">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
