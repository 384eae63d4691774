import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { ListedEntry } from '@accounting-site/contract/staff/staff-content';
import { Badge } from '@accounting-site/ui/Badge';
import { rowByKey } from '../../../lib/desk/shortcuts.ts';
import { formatMoment } from '../../../lib/text/format-moment.ts';
import { useContentDesk } from '../content-desk.ts';
import { ViewLink } from '../ViewLink.tsx';
import styles from './EntryList.module.css';

/** An entry, with who changed it. */
export function EntryRow({ entry, group }: { entry: ListedEntry; group: string | undefined }) {
  const { words } = useContentDesk();
  const { path, title, draft } = entry;
  const by = draft && {
    name: draft.by?.name ?? words.someone,
    at: formatMoment(draft.at),
  };
  return (
    <li className={styles.row}>
      <ViewLink {...rowByKey} to={{ view: 'entry', entry: path }} className="row-link alone strong">
        {title}
      </ViewLink>
      {group !== undefined && group !== title && <span className="quiet small">{group}</span>}
      <StateBadges entry={entry} />
      {by && <span className={`quiet small ${styles.by}`}>{fillSlots(words.choose.by, by)}</span>}
    </li>
  );
}

/** What the draft of an entry does, and whether a translation is of an earlier text. */
export function StateBadges({ entry: { state, draft, conflict, stale } }: { entry: ListedEntry }) {
  const { words } = useContentDesk();
  return (
    <>
      {draft && state !== 'published' && <Badge tone="gold">{words.states[state]}</Badge>}
      {draft && draft.errors > 0 && <Badge tone="clay">{words.states.errors}</Badge>}
      {draft?.planned && (
        <Badge tone="gold">{fillSlots(words.states.planned, { time: formatMoment(draft.planned) })}</Badge>
      )}
      {conflict && <Badge tone="clay">{words.states.conflict}</Badge>}
      {stale && <Badge tone="gold">{words.states.stale}</Badge>}
    </>
  );
}
