import { formatterOf } from '@accounting-site/content/languages/in-language';
import type { SearchDocument } from '../../islands/search/search-index.ts';
import type { SearchWords } from '../../lib/search/search-words.ts';
import styles from './SearchPage.module.css';

interface Titled {
  title: string;
}

const order = formatterOf((language) => new Intl.Collator(language, { numeric: true }));

/** Sorts by title and groups by first letter; titles without a letter are under #. */
export function byLetter<Entry extends Titled>(entries: Entry[]): { letter: string; entries: Entry[] }[] {
  const sorted = entries.toSorted((one, other) => order().compare(one.title, other.title));
  const groups = Map.groupBy(sorted, ({ title }) => firstLetter(title));
  return [...groups].map(([letter, group]) => ({ letter, entries: group }));
}

const firstLetter = (title: string) =>
  /\p{L}/u.exec(title)?.[0].normalize('NFD').charAt(0).toUpperCase() ?? '#';

/** Every page of the site under its first letter. */
export function IndexList({ pages, words }: { pages: SearchDocument[]; words: SearchWords }) {
  const letters = byLetter(pages);
  return (
    <>
      <nav aria-label={words.index.letters} className="screen-only">
        <ul className={`cluster gap-1 ${styles.letters}`}>
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#letter-${letter.toLowerCase()}`} className={`strong ${styles.letter}`}>
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
            <ul className="list">
              {entries.map((page) => (
                <li key={page.path} className={styles.entry}>
                  <a href={page.path} lang={page.lang}>
                    {page.title}
                  </a>
                  {page.kind && <span className={`quiet tiny ${styles.kind}`}>{page.kind}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
