import { fillSlots } from '@accounting-site/content/fill-slots';
import type { ContentList } from '@accounting-site/contract/staff-content';
import type { ContentAddress } from './content-address.ts';
import { useContentDesk } from './content-desk.ts';
import styles from './StaffContent.module.css';
import { useViewLink } from './use-content-address.ts';

interface ViewLinksProps {
  list: ContentList;
  view: ContentAddress['view'];
}

/** The links between the list of entries, the changes and the history. */
export function ViewLinks({ list, view }: ViewLinksProps) {
  const { views } = useContentDesk().words;
  const count = list.groups
    .flatMap(({ entries }) => entries)
    .filter(({ state }) => state !== 'published').length;
  const changes = count === 0 ? views.changes : fillSlots(views.changes_count, { count: `${count}` });
  return (
    <nav aria-label={views.label}>
      <ul className={styles.views}>
        <ViewLink to="choose" label={views.choose} isCurrent={view === 'choose'} />
        <ViewLink to="changes" label={changes} isCurrent={view === 'changes'} />
        <ViewLink to="history" label={views.history} isCurrent={view === 'history'} />
      </ul>
    </nav>
  );
}

interface ViewLinkProps {
  to: 'choose' | 'changes' | 'history';
  label: string;
  isCurrent: boolean;
}

const ViewLink = ({ to, label, isCurrent }: ViewLinkProps) => (
  <li>
    <a {...useViewLink({ view: to })} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </a>
  </li>
);
