import { useEffect } from 'react';
import styles from './AccountPage.module.css';
import type { AccountPageWords } from './account-page-words.ts';
import { sectionIds } from './section-ids.ts';

const sections = ['alerts', 'import', 'profile', 'security', 'sessions', 'data'] as const;

/** Links to each section, beside them on a wide screen. */
export function PageNavigation({ words }: { words: AccountPageWords }) {
  return (
    <nav aria-label={words.navigation} className={styles.navigation}>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${sectionIds[section]}`}>{words[section].heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Scrolls to the section named in the URL once it is rendered. It did not exist when the browser looked for
 * it.
 */
export function useLinkedSection(isThere: boolean): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (isThere && id !== '') document.getElementById(id)?.scrollIntoView();
  }, [isThere]);
}
