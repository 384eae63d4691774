import { href } from '../../lib/pages/routes.ts';
import styles from './Breadcrumb.module.css';

export interface BreadcrumbStep {
  label: string;
  path: string;
}

/** The breadcrumb of a page. */
export function Breadcrumb({ label, trail }: { label: string; trail: BreadcrumbStep[] }) {
  return (
    <nav aria-label={label} className="screen-only">
      <ol className={`links small ${styles.trail}`}>
        {trail.map((step) => (
          <li key={step.path}>
            <a href={href(step.path)}>{step.label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
