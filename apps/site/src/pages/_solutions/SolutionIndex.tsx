import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import { NamedIcon } from '../../sections/NamedIcon.tsx';
import styles from './Solutions.module.css';
import type { Solution } from './solutions-words.ts';

/** The five kinds of business as a ledger index: one line each, which links to its card. */
export function SolutionIndex({ heading, solutions }: { heading: string; solutions: Solution[] }) {
  return (
    <nav className={`${styles.index} screen-only`} aria-labelledby="solution-index">
      <WovenStrip />
      <p id="solution-index" className={`quiet small ${styles.heading}`}>
        {heading}
      </p>
      <ol className="list">
        {solutions.map((solution) => (
          <li key={solution.id}>
            <a href={`#${solution.id}`} className={styles.link}>
              <NamedIcon name={solution.icon} size={22} />
              {solution.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
