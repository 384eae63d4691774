import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { ImportInventoryAnswer, LeaveOut } from '@accounting-site/contract/inventory/inventory-import';
import { Button } from '@accounting-site/ui/Button';
import { Checkbox } from '@accounting-site/ui/Field';
import { Notice } from '@accounting-site/ui/Notice';
import { Outcome } from '../../../lib/actions/Outcome.tsx';
import { passOnFocus } from '../../../lib/actions/pass-on-focus.ts';
import { useAction } from '../../../lib/actions/use-action.ts';
import { isInAppBrowser } from '../../../lib/forms/in-app-browser.ts';
import { saveFile } from '../../../lib/forms/save-file.ts';
import { counted } from '../../../lib/text/counted.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { countToSave } from './describe-changes.ts';
import { ImportedItems } from './ImportedItems.tsx';
import { RowErrors } from './RowErrors.tsx';
import type { CsvFile } from './read-file.ts';

interface ImportPreviewProps {
  file: CsvFile;
  answer: ImportInventoryAnswer;
  words: AccountPageWords['import'];
  leaveOut: readonly LeaveOut[];
  onLeaveOut: (leaveOut: readonly LeaveOut[]) => void;
  onSave: () => Promise<void>;
  onCancel: () => void;
}

/**
 * What an import would change. Invalid rows are not saved. After a failure the whole preview is still there.
 */
export function ImportPreview({
  file,
  answer,
  words,
  leaveOut,
  onLeaveOut,
  onSave,
  onCancel,
}: ImportPreviewProps) {
  const { busy, failure, run } = useAction();
  const toSave = countToSave(answer.counts);
  const isWrong = answer.errors.length > 0;
  return (
    <div ref={passOnFocus} className="stack start full">
      {answer.unread.length > 0 && (
        <p className="anywhere">{fillSlots(words.unread, { columns: answer.unread.join(', ') })}</p>
      )}
      {isWrong && <Notice tone="danger">{answer.leftOut === '' ? words.unusable : words.wrong}</Notice>}
      {isWrong && <RowErrors errors={answer.errors} words={words} />}
      <LeftOutRows file={file} answer={answer} words={words} />
      <LeaveOutChoices answer={answer} leaveOut={leaveOut} words={words} onLeaveOut={onLeaveOut} />
      {!isWrong && toSave === 0 && <Notice>{words.nothing}</Notice>}
      {answer.items.length > 0 && <ImportedItems items={answer.items} words={words} />}
      <div className="cluster">
        {toSave > 0 && (
          <Button busy={busy} onClick={() => run(onSave)}>
            {counted(words.save, toSave)}
          </Button>
        )}
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
      <Outcome failure={failure} />
    </div>
  );
}

type LeaveOutProps = Pick<ImportPreviewProps, 'answer' | 'leaveOut' | 'words' | 'onLeaveOut'>;

/** Options for rows that a person should check: whether to save example rows and negative quantities. */
function LeaveOutChoices({ answer: { counts }, leaveOut, words, onLeaveOut }: LeaveOutProps) {
  const kinds = (['example', 'negative'] as const).filter((kind) => counts[kind] > 0);
  return kinds.map((kind) => (
    <Checkbox
      key={kind}
      id={`leave-out-${kind}`}
      label={counted(words.leave_out[kind], counts[kind])}
      checked={leaveOut.includes(kind)}
      onChange={({ currentTarget: { checked } }) =>
        onLeaveOut(checked ? [...leaveOut, kind] : leaveOut.filter((each) => each !== kind))
      }
    />
  ));
}

interface LeftOutRowsProps {
  file: CsvFile;
  answer: ImportInventoryAnswer;
  words: AccountPageWords['import'];
}

/**
 * Offers the skipped rows as a file, each with its reason, so that they can be corrected and imported again.
 */
export function LeftOutRows({ file, answer: { leftOut }, words }: LeftOutRowsProps) {
  if (leftOut === '') return null;
  if (isInAppBrowser()) return <p>{words.in_app}</p>;
  const name = `${file.name.replace(/\.\w+$/, '')}-${words.left_out_file}.csv`;
  const download = () => saveFile(new Blob([leftOut], { type: 'text/csv' }), name);
  return (
    <Button variant="secondary" onClick={download}>
      {words.left_out}
    </Button>
  );
}
