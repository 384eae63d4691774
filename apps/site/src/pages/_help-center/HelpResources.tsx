import { href } from '../../lib/pages/routes.ts';
import { NamedIcon } from '../../sections/NamedIcon.tsx';
import type { HelpCenterWords } from '../_help/help-words.ts';
import styles from './HelpCenter.module.css';

const icons = ['book-open-text', 'images', 'circle-question-mark', 'users-round'];

/** Links to the four kinds of help, side by side under the search. */
export function HelpResources({ resources }: { resources: HelpCenterWords['resources'] }) {
  return (
    <ul className={styles.resources}>
      {resources.map((resource, at) => (
        <li key={resource.path} className={styles.resource}>
          <span className={styles.icon}>
            <NamedIcon name={icons[at] ?? 'book-open-text'} size={26} />
          </span>
          <h2 className="step-1">
            <a href={href(resource.path)} className="row-link">
              {resource.title}
            </a>
          </h2>
          <p className={`quiet small ${styles.text}`}>{resource.description}</p>
        </li>
      ))}
    </ul>
  );
}
