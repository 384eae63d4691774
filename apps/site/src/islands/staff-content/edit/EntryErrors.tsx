import { fillSlots } from '@accounting-site/content/fill-slots';
import type { ContentErrorOfEntry } from '@accounting-site/contract/staff-content';
import { useContentDesk } from '../content-desk.ts';
import { pathAsWords } from '../form/field-words.ts';
import styles from './EntryEditor.module.css';

interface EntryErrorsProps {
  errors: readonly ContentErrorOfEntry[];
  onGo: (field: string) => void;
}

/** What must be fixed before the draft can be published. Each error leads to its field. */
export function EntryErrors({ errors, onGo }: EntryErrorsProps) {
  const { words } = useContentDesk();
  return (
    <div role="status" className={errors.length > 0 ? styles.errors : undefined}>
      {errors.length > 0 && (
        <>
          <p className="strong">
            {errors.length === 1
              ? words.edit.errors_one
              : fillSlots(words.edit.errors_many, { count: `${errors.length}` })}
          </p>
          <ul>
            {errors.map(({ field, message }) => (
              <li key={`${field}${message}`}>
                {field === undefined ? (
                  message
                ) : (
                  <button type="button" className={styles.go} onClick={() => onGo(field)}>
                    {field === 'body' ? '' : `${pathAsWords(field, words.names).join(' › ')}: `}
                    {message}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
