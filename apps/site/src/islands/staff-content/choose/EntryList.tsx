import { fillSlots } from '@accounting-site/content/fill-slots';
import type { ContentList } from '@accounting-site/contract/staff-content';
import { TextField } from '@accounting-site/ui/Field';
import { useState } from 'react';
import { byKey } from '../../../lib/desk/shortcuts.ts';
import { useContentDesk } from '../content-desk.ts';
import styles from './EntryList.module.css';
import { EntryRow } from './EntryRow.tsx';
import { GroupRow } from './GroupRow.tsx';
import { draftsOf, searchEntries } from './search-entries.ts';

/** All entries by group, those with drafts first, and a search by title. */
export function EntryList({ list }: { list: ContentList }) {
  const { words } = useContentDesk();
  const [typed, setTyped] = useState('');
  const isSearch = typed.trim() !== '';
  const found = isSearch ? searchEntries(list, typed) : [];
  const drafts = draftsOf(list);
  const said = words.choose;
  return (
    <div className="stack gap-5">
      <div className="short">
        <TextField
          {...byKey('search')}
          id="content-search"
          type="search"
          autoComplete="off"
          label={said.search}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <p role="status" className={isSearch ? 'quiet small' : 'visually-hidden'}>
        {isSearch && (found.length === 0 ? said.none : fillSlots(said.found, { count: `${found.length}` }))}
      </p>
      {found.length > 0 && (
        <ul className={styles.rows}>
          {found.map((entry) => (
            <EntryRow key={entry.path} entry={entry} group={entry.group} />
          ))}
        </ul>
      )}
      {!isSearch && drafts.length > 0 && (
        <section className="stack gap-3" aria-labelledby="drafts-heading">
          <h2 id="drafts-heading" className="step-1">
            {said.drafts}
          </h2>
          <ul className={styles.rows}>
            {drafts.map((entry) => (
              <EntryRow key={entry.path} entry={entry} group={entry.group} />
            ))}
          </ul>
        </section>
      )}
      {!isSearch && (
        <section className="stack gap-3" aria-labelledby="groups-heading">
          <h2 id="groups-heading" className="step-1">
            {said.groups}
          </h2>
          <ul className={styles.rows}>
            {list.groups.map((group) => (
              <GroupRow key={group.id} group={group} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
