import { useEffect } from 'react';
import type { SearchHit } from './create-search.ts';
import { MarkedText } from './MarkedText.tsx';
import styles from './SearchPopup.module.css';
import { listId, optionId } from './use-combobox.ts';

/** The results as options under the box. Each is a real link, so opening in a new tab works too. */
export function SearchPopup({ hits, active }: { hits: SearchHit[]; active: number }) {
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      id={listId}
      role="listbox"
      aria-labelledby="search-label"
      className={`card raised stack ${styles.list}`}
      // Pressing an option must not move the focus out of the box, or the list would close before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {hits.map((hit, at) => (
        <a
          key={hit.path}
          id={optionId(at)}
          role="option"
          aria-selected={at === active}
          tabIndex={-1}
          href={hit.path}
          className={`cluster middle spread ${styles.option}`}
        >
          <span className="strong">
            <MarkedText text={hit.title} found={hit.found} />
          </span>
          <span className="quiet tiny">{hit.kind}</span>
        </a>
      ))}
    </div>
  );
}
