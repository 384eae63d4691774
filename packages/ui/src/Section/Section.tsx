import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Eyebrow } from '../Eyebrow/Eyebrow.tsx';
import styles from './Section.module.css';

interface SectionProps {
  /** plain: the page's background; tint: a subtle background; band: dark green across the page. */
  tone?: 'plain' | 'tint' | 'band';
  /** The anchor for links. */
  id?: string;
  eyebrow?: string;
  heading?: string;
  lead?: string;
  /** tight: for sections that belong together. */
  spacing?: 'normal' | 'tight';
  children?: ReactNode;
}

/** One section of a page: background, width and heading. */
export function Section({
  tone = 'plain',
  id,
  eyebrow,
  heading,
  lead,
  spacing = 'normal',
  children,
}: SectionProps) {
  const headingId = heading ? `${id ?? slug(heading)}-heading` : undefined;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(
        styles.section,
        tone === 'band' ? tone : styles[tone],
        spacing === 'tight' && styles.tight,
      )}
    >
      <div className="content">
        {heading && (
          <div className={`stack gap-3 wide ${styles.intro}`}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <h2 id={headingId}>{heading}</h2>
            {lead && <p className="lead measure">{lead}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
