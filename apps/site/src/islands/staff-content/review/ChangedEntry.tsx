import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { isPicture } from '@accounting-site/content/pictures/picture-entries';
import type { ContentErrorOfEntry, Drafts } from '@accounting-site/contract/staff/staff-content';
import { Checkbox } from '@accounting-site/ui/Field';
import { formatMoment } from '../../../lib/text/format-moment.ts';
import { StateBadges } from '../choose/EntryRow.tsx';
import { useContentDesk } from '../content-desk.ts';
import { pathAsWords, plainMessage } from '../form/field-words.ts';
import { PicturePreview } from '../pictures/PicturePreview.tsx';
import { ViewLink } from '../ViewLink.tsx';
import { FieldChanges } from './FieldChanges.tsx';
import styles from './Review.module.css';

interface ChangedEntryProps {
  draft: Drafts['drafts'][number];
  /** Whether the next publication is of it. Undefined if there is no choice. */
  isChosen: boolean | undefined;
  onChoose: (isChosen: boolean) => void;
}

/** One entry that a publication would change: each field before and after, and its errors. */
export function ChangedEntry({ draft: entry, isChosen, onChoose }: ChangedEntryProps) {
  const { words } = useContentDesk();
  const { path, title, state, draft, changes, errors } = entry;
  const said = words.review;
  return (
    <li className={`stack gap-3 card ${styles.entry}`}>
      <div className="cluster middle">
        <h2 id={`changed-${path}`} className="step-1 anywhere">
          <ViewLink to={{ view: 'entry', entry: path }} className="alone">
            {title}
          </ViewLink>
        </h2>
        <StateBadges entry={entry} />
      </div>
      {draft && (
        <p className="quiet small">
          {fillSlots(words.choose.by, { name: draft.by?.name ?? words.someone, at: formatMoment(draft.at) })}
        </p>
      )}
      {isChosen !== undefined && (
        <Checkbox
          id={`publish-${path}`}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          label={said.include}
          aria-describedby={`changed-${path}`}
        />
      )}
      <ErrorLinks errors={errors} within={path} />
      {state === 'deleted' && <p>{words.edit.will_be_deleted}</p>}
      {state === 'added' && <p>{said.added}</p>}
      {isPicture(path) && state !== 'deleted' && <PicturePreview path={path} alt={title} />}
      {state === 'changed' && <FieldChanges changes={changes} labels={said} />}
    </li>
  );
}

interface ErrorLinksProps {
  errors: readonly ContentErrorOfEntry[];
  /** The entry under which they are listed. An error of another one has its title. */
  within?: string;
}

/** Errors that must be fixed. Each opens its entry at its field. */
export function ErrorLinks({ errors, within }: ErrorLinksProps) {
  if (errors.length === 0) return null;
  return (
    <ul className={`danger ${styles.errors}`}>
      {errors.map((error) => (
        <li key={`${error.path}${error.field}${error.message}`}>
          <ErrorLink error={error} hasTitle={error.path !== within} />
        </li>
      ))}
    </ul>
  );
}

/** An error that opens its entry at its field. */
export function ErrorLink({ error, hasTitle }: { error: ContentErrorOfEntry; hasTitle: boolean }) {
  const { words } = useContentDesk();
  const { path, field, message, title } = error;
  // A problem of the whole site, such as a page that is too heavy, is in no entry.
  if (path === '') return plainMessage(message);
  const where = [
    ...(hasTitle || field === undefined ? [title] : []),
    ...(field === undefined ? [] : pathAsWords(field, words.names)),
  ];
  return (
    <ViewLink to={{ view: 'entry', entry: path, field }} className="alone">
      {where.join(' › ')}: {plainMessage(message)}
    </ViewLink>
  );
}
