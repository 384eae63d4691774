import type { ImportInventoryAnswer } from '@accounting-site/contract/inventory-import';
import { Button } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import type { AccountPageWords } from '../account-page-words.ts';
import { countText } from '../parts/count-text.ts';
import { Outcome } from '../parts/Outcome.tsx';
import { useAction } from '../parts/use-action.ts';
import { countToSave, describeChanges } from './describe-changes.ts';
import { ImportedItems } from './ImportedItems.tsx';
import styles from './InventoryImport.module.css';
import { RowErrors } from './RowErrors.tsx';

interface ImportPreviewProps {
  answer: ImportInventoryAnswer;
  words: AccountPageWords['import'];
  onSave: () => Promise<void>;
  onCancel: () => void;
}

/** What the file comes to. It can be saved when every row is right; after a failure it is still there. */
export function ImportPreview({ answer, words, onSave, onCancel }: ImportPreviewProps) {
  const { busy, failure, run } = useAction();
  const toSave = countToSave(answer.counts);
  const isWrong = answer.errors.length > 0;
  return (
    <div className={styles.preview}>
      <p role="status" className={styles.counts}>
        {describeChanges(answer.counts, words.counts)}
      </p>
      {isWrong && <Notice tone="danger">{words.wrong}</Notice>}
      {isWrong && <RowErrors errors={answer.errors} words={words} />}
      {!isWrong && toSave === 0 && <Notice>{words.nothing}</Notice>}
      {answer.items.length > 0 && <ImportedItems items={answer.items} words={words} />}
      <div className={styles.buttons}>
        {toSave > 0 && !isWrong && (
          <Button busy={busy} onClick={() => run(onSave)}>
            {countText(words.save, toSave)}
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
