import type { ImportInventoryAnswer, LeaveOut } from '@accounting-site/contract/inventory-import';
import { Checkbox } from '@accounting-site/ui/Field';
import type { AccountPageWords } from '../account-page-words.ts';
import { countText } from '../parts/count-text.ts';

interface LeaveOutChoicesProps {
  counts: ImportInventoryAnswer['counts'];
  leaveOut: readonly LeaveOut[];
  words: AccountPageWords['import'];
  onChange: (leaveOut: readonly LeaveOut[]) => void;
}

/** Options for rows that a person should check: whether to save example rows and negative quantities. */
export function LeaveOutChoices({ counts, leaveOut, words, onChange }: LeaveOutChoicesProps) {
  const kinds = (['example', 'negative'] as const).filter((kind) => counts[kind] > 0);
  return kinds.map((kind) => (
    <Checkbox
      key={kind}
      id={`leave-out-${kind}`}
      label={countText(words.leave_out[kind], counts[kind])}
      checked={leaveOut.includes(kind)}
      onChange={({ currentTarget: { checked } }) =>
        onChange(checked ? [...leaveOut, kind] : leaveOut.filter((each) => each !== kind))
      }
    />
  ));
}
