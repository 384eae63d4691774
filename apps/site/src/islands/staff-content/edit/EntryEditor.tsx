import { Button } from '@accounting-site/ui/Button';
import { TextArea } from '@accounting-site/ui/Field';
import { Notice } from '@accounting-site/ui/Notice';
import { Spinner } from '@accounting-site/ui/Spinner';
import { LoadFailed } from '../../../lib/actions/Loaded.tsx';
import { StateBadges } from '../choose/EntryRow.tsx';
import { goTo } from '../content-address.ts';
import { useContentDesk } from '../content-desk.ts';
import { BringBack, EarlierTexts } from './EarlierTexts.tsx';
import styles from './EntryEditor.module.css';
import { EntryForm, PictureEntry } from './EntryForm.tsx';
import { valueAsText } from './entry-value.ts';
import { keepText, readKept } from './kept-texts.ts';
import { ConflictChoice, PublishedChange, StaleTranslation } from './PublishedChange.tsx';
import { DeletedEntry, DeleteEntry } from './RemoveEntry.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useEntry } from './use-entry.ts';

interface EntryEditorProps {
  path: string;
  /** The field to go to. */
  field: string | undefined;
}

/** One entry with its form, its state, and its earlier texts. */
export function EntryEditor({ path, field }: EntryEditorProps) {
  const { words } = useContentDesk();
  const desk = useEntry(path);
  const { open, conflict } = desk;
  if (open === 'loading') return <Spinner label={words.loading} />;
  if (open === 'failed')
    return <LoadFailed text={words.failures.failed} retry={words.failures.retry} onRetry={desk.readAgain} />;
  if (open === 'gone') return <GoneEntry path={path} />;
  const { entry, value, round } = open;
  const parts = { entry, value, desk };
  const isDeleted = entry.state === 'deleted';
  const isPicture = entry.format === 'picture';
  // Forms come from the publisher. Without one yet, nobody should have to edit the file itself.
  if (!isPicture && entry.format !== 'text' && entry.schema === null)
    return <Notice>{words.edit.no_form}</Notice>;
  return (
    <div className={`stack gap-5 ${styles.editor}`}>
      <div className="stack gap-2">
        <h2 className="step-2 anywhere">{entry.title}</h2>
        <p className="cluster gap-2 unless-empty">
          <StateBadges entry={entry} />
        </p>
      </div>
      {isPicture ? (
        <PictureEntry entry={entry} desk={desk} />
      ) : conflict ? (
        <ConflictChoice conflict={conflict} desk={desk} />
      ) : (
        <>
          <PublishedChange {...parts} />
          {isDeleted ? (
            <>
              <DeletedEntry {...parts} />
              <BringBack {...parts} />
            </>
          ) : (
            <>
              <StaleTranslation open={open} desk={desk} />
              <EntryForm key={round} {...parts} field={field} />
              <SaveBar {...parts} />
            </>
          )}
          <EarlierTexts {...parts} />
          {!isDeleted && entry.removable && <DeleteEntry {...parts} />}
        </>
      )}
    </div>
  );
}

/** An entry that was removed, with what this person typed and nobody saved. */
function GoneEntry({ path }: { path: string }) {
  const { user, words } = useContentDesk();
  const kept = readKept(`${user.id}`)[path];
  const said = words.edit;
  return (
    <div className="stack gap-5">
      <p>{said.gone}</p>
      {kept && (
        <>
          <TextArea
            id="unsaved-text"
            label={said.gone_text}
            help={said.gone_help}
            rows={12}
            readOnly
            value={valueAsText(kept.value)}
          />
          <div>
            <Button
              variant="secondary"
              onClick={() => {
                keepText(`${user.id}`, path, undefined);
                goTo({ view: 'choose' });
              }}
            >
              {said.gone_forget}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
