import type { ImportInventoryAnswer } from '@accounting-site/contract/inventory-import';
import { Button } from '@accounting-site/ui/Button';
import { saveFile } from '../../../lib/forms/save-file.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import type { CsvFile } from './read-file.ts';

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
  const name = `${file.name.replace(/\.\w+$/, '')}-${words.left_out_file}.csv`;
  const download = () => saveFile(new Blob([leftOut], { type: 'text/csv;charset=utf-8' }), name);
  return (
    <Button variant="secondary" onClick={download}>
      {words.left_out}
    </Button>
  );
}
