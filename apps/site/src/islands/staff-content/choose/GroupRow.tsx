import { fillSlots } from '@accounting-site/content/fill-slots';
import type { ContentList } from '@accounting-site/contract/staff-content';
import { Icon } from '@accounting-site/ui/Icon';
import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { rowByKey } from '../../../lib/desk/shortcuts.ts';
import { useContentDesk } from '../content-desk.ts';
import { useViewLink } from '../use-content-address.ts';
import { AddEntry } from './AddEntry.tsx';
import styles from './EntryList.module.css';
import { EntryRow, StateBadges } from './EntryRow.tsx';

type Group = ContentList['groups'][number];

/** A group: it opens to its entries. A group of one entry leads to it. */
export function GroupRow({ group }: { group: Group }) {
  const [only] = group.entries;
  return only && group.entries.length === 1 && group.adds === null ? (
    <SingleEntry group={group} entry={only} />
  ) : (
    <OpeningGroup group={group} />
  );
}

function SingleEntry({ group, entry }: { group: Group; entry: Group['entries'][number] }) {
  return (
    <li className={styles.row}>
      <a
        {...rowByKey}
        {...useViewLink({ view: 'entry', entry: entry.path, field: undefined })}
        className="row-link"
      >
        {group.title}
      </a>
      <StateBadges entry={entry} />
      <span className={`quiet small ${styles.by}`}>{group.hint}</span>
    </li>
  );
}

function OpeningGroup({ group: { id, title, hint, adds, entries } }: { group: Group }) {
  const { words } = useContentDesk();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={styles.group}>
      <div className={styles.row}>
        <button
          type="button"
          {...rowByKey}
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `group-${id}` : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {title}
          <span className="quiet small">
            {fillSlots(words.choose.entries, { count: `${entries.length}` })}
          </span>
          <Icon of={ChevronDown} size={18} />
        </button>
        <span className={`quiet small ${styles.by}`}>{hint}</span>
      </div>
      {isOpen && (
        <div id={`group-${id}`} className={`stack gap-3 ${styles.inside}`}>
          <ul className={styles.rows}>
            {entries.map((entry) => (
              <EntryRow key={entry.path} entry={entry} />
            ))}
          </ul>
          {adds !== null && <AddEntry group={id} adds={adds} />}
        </div>
      )}
    </li>
  );
}
