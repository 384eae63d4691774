import type { ContentEntry } from '@accounting-site/contract/staff-content';
import { StateBadges } from '../choose/EntryRow.tsx';
import { useContentDesk } from '../content-desk.ts';
import { plainMessage } from '../form/field-words.ts';
import { PictureData } from '../pictures/PicturePreview.tsx';
import styles from './EntryEditor.module.css';
import { DeletedEntry, DeleteEntry } from './RemoveEntry.tsx';
import type { EntryDesk } from './use-entry.ts';

/** A picture. It cannot be changed: another one is uploaded in its place. */
export function PictureEntry({ entry, desk }: { entry: ContentEntry; desk: EntryDesk }) {
  const { words } = useContentDesk();
  const { title, path, current, errors, state } = entry;
  return (
    <div className={`stack gap-5 ${styles.editor}`}>
      <div className="stack gap-2">
        <h2 className="step-2 anywhere">{title}</h2>
        <p className="cluster gap-2 unless-empty">
          <StateBadges entry={entry} />
        </p>
      </div>
      {errors.map(({ message }) => (
        <p key={message}>{plainMessage(message)}</p>
      ))}
      {current.text !== null && <PictureData data={current.text} alt={title} />}
      <p className="small quiet anywhere">/{path}</p>
      {state === 'deleted' ? (
        <DeletedEntry entry={entry} desk={desk} />
      ) : (
        <>
          <p>{words.pictures.replace}</p>
          <DeleteEntry entry={entry} value={{}} desk={desk} />
        </>
      )}
    </div>
  );
}
