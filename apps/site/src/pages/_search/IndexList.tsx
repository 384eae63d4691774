import type { SearchDocument } from '../../islands/search/search-index.ts';
import type { SearchWords } from '../../lib/search/search-words.ts';
import { byLetter } from './by-letter.ts';
import styles from './IndexList.module.css';

/** Every page of the site under its first letter. */
export function IndexList({ pages, words }: { pages: SearchDocument[]; words: SearchWords }) {
  const letters = byLetter(pages);
  return (
    <>
      <nav aria-label={words.index.letters} className="screen-only">
        <ul className={styles.letters}>
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#letter-${letter.toLowerCase()}`} className={styles.letter}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.groups}>
        {letters.map(({ letter, entries }) => (
          <section key={letter} className={styles.group} aria-labelledby={`letter-${letter.toLowerCase()}`}>
            <h3 id={`letter-${letter.toLowerCase()}`}>{letter}</h3>
            <ul className={styles.list}>
              {entries.map((page) => (
                <li key={page.path} className={styles.entry}>
                  <a href={page.path}>{page.title}</a>
                  {page.kind && <span className={styles.kind}>{page.kind}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
