import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { ContentList, ListedEntry } from '@accounting-site/contract/staff/staff-content';
import { TextField } from '@accounting-site/ui/Field';
import { useState } from 'react';
import { byKey, rowByKey } from '../../../lib/desk/shortcuts.ts';
import { UnfoldButton } from '../../../lib/desk/UnfoldButton.tsx';
import { useContentDesk } from '../content-desk.ts';
import { ViewLink } from '../ViewLink.tsx';
import { AddEntry } from './AddEntry.tsx';
import styles from './EntryList.module.css';
import { EntryRow, StateBadges } from './EntryRow.tsx';
import { draftsOf, searchEntries } from './search-entries.ts';

/** All entries by language and group, those with drafts first, and a search by title. */
export function EntryList({ list }: { list: ContentList }) {
  const { words } = useContentDesk();
  const [typed, setTyped] = useState('');
  const isSearch = typed.trim() !== '';
  const found = isSearch ? searchEntries(list, typed) : [];
  const drafts = draftsOf(list);
  const said = words.choose;
  const headingOf = ({ language }: Group) => language ?? said.groups;
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
      {found.length > 0 && <Entries entries={found} />}
      {!isSearch && drafts.length > 0 && (
        <section className="stack gap-3" aria-labelledby="drafts-heading">
          <h2 id="drafts-heading" className="step-1">
            {said.drafts}
          </h2>
          <Entries entries={drafts} />
        </section>
      )}
      {!isSearch &&
        [...new Set(list.groups.map(headingOf))].map((heading) => (
          <section key={heading} className="stack gap-3" aria-label={heading}>
            <h2 className="step-1">{heading}</h2>
            <ul className={`card ${styles.rows}`}>
              {list.groups
                .filter((group) => headingOf(group) === heading)
                .map((group) => (
                  <GroupRow key={group.id} group={group} />
                ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

const Entries = ({ entries }: { entries: readonly (ListedEntry & { group?: string })[] }) => (
  <ul className={`card ${styles.rows}`}>
    {entries.map((entry) => (
      <EntryRow key={entry.path} entry={entry} group={entry.group} />
    ))}
  </ul>
);

type Group = ContentList['groups'][number];

/** A group: it opens to its entries. A group of one entry leads to it. */
function GroupRow({ group }: { group: Group }) {
  const { title, hint, adds, entries } = group;
  const [only] = entries;
  if (only === undefined || entries.length > 1 || adds !== null) return <OpeningGroup group={group} />;
  return (
    <li className={styles.row}>
      <ViewLink {...rowByKey} to={{ view: 'entry', entry: only.path }} className="row-link alone strong">
        {title}
      </ViewLink>
      <StateBadges entry={only} />
      <span className={`quiet small ${styles.by}`}>{hint}</span>
    </li>
  );
}

function OpeningGroup({ group: { id, title, hint, adds, entries } }: { group: Group }) {
  const { words } = useContentDesk();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <div className={styles.row}>
        <UnfoldButton
          {...rowByKey}
          className="row-link strong"
          isOpen={isOpen}
          controls={`group-${id}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {title}
          <span className="quiet small">
            {fillSlots(words.choose.entries, { count: `${entries.length}` })}
          </span>
        </UnfoldButton>
        <span className={`quiet small ${styles.by}`}>{hint}</span>
      </div>
      {isOpen && (
        <div id={`group-${id}`} className={`stack gap-3 ${styles.inside}`}>
          <Entries entries={entries} />
          {adds !== null && <AddEntry group={id} adds={adds} />}
        </div>
      )}
    </li>
  );
}
