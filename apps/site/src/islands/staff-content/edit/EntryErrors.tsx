import type { ContentErrorOfEntry } from '@accounting-site/contract/staff/staff-content';
import { counted } from '../../../lib/text/counted.ts';
import { useContentDesk } from '../content-desk.ts';
import { pathAsWords } from '../form/field-words.ts';
import { ErrorLink } from '../review/ChangedEntry.tsx';
import styles from './EntryEditor.module.css';

interface EntryErrorsProps {
  /** Of the entry that is open. */
  path: string;
  errors: readonly ContentErrorOfEntry[];
  onGo: (field: string) => void;
}

/** What must be fixed before the draft can be published. Each error opens its field, or the entry that it is in. */
export function EntryErrors({ path, errors, onGo }: EntryErrorsProps) {
  const { words } = useContentDesk();
  return (
    <div className={errors.length > 0 ? styles.errors : undefined}>
      <p role="status" className="strong">
        {errors.length > 0 &&
          counted({ one: words.edit.errors_one, many: words.edit.errors_many }, errors.length)}
      </p>
      {errors.length > 0 && (
        <ul>
          {errors.map((error) => (
            <li key={`${error.path}${error.field}${error.message}`}>
              {error.path === path ? (
                <OwnError error={error} onGo={onGo} />
              ) : (
                <ErrorLink error={error} hasTitle />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function OwnError({ error, onGo }: { error: ContentErrorOfEntry; onGo: EntryErrorsProps['onGo'] }) {
  const { words } = useContentDesk();
  const { field, message } = error;
  if (field === undefined) return message;
  return (
    <button type="button" className={styles.go} onClick={() => onGo(field)}>
      {field === 'body' ? '' : `${pathAsWords(field, words.names).join(' › ')}: `}
      {message}
    </button>
  );
}
