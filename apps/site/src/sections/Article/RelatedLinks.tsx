import { Section } from '@accounting-site/ui/Section';
import { href } from '../../lib/pages/routes.ts';
import styles from './RelatedLinks.module.css';

export interface RelatedLink {
  title: string;
  path: string;
  /** Its kind: a category, a type of file. */
  kind?: string;
}

/** Related links, as a short ruled list. */
export function RelatedLinks({ heading, links }: { heading: string; links: RelatedLink[] }) {
  return (
    <aside className="screen-only">
      <Section tone="tint" spacing="tight" heading={heading}>
        <ul className="ruled">
          {links.map((link) => (
            <li key={link.path} className={`cluster spread ${styles.item}`}>
              <a href={href(link.path)} className="row-link strong step-1">
                {link.title}
              </a>
              {link.kind && <span className="quiet small">{link.kind}</span>}
            </li>
          ))}
        </ul>
      </Section>
    </aside>
  );
}
