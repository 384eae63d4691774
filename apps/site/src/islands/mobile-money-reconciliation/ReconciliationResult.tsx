import { fillSlots } from '@accounting-site/content/fill-slots';
import { Button } from '@accounting-site/ui/Button';
import { saveFile } from '../../lib/forms/save-file.ts';
import { counted } from '../../lib/text/counted.ts';
import { AnswerSlip } from '../../lib/tool-form/AnswerSlip.tsx';
import { formatPesewas } from '../../lib/tools/pesewas.ts';
import { differencesCsv } from './differences-csv.ts';
import { EntryGroup } from './EntryGroup.tsx';
import { explanationRows } from './explanation-rows.ts';
import { headlineOf } from './headline.ts';
import { NotedLines } from './NotedLines.tsx';
import styles from './ReconciliationResult.module.css';
import type { Reconciliation } from './reconcile.ts';
import type { ReconciliationIslandWords } from './reconciliation-words.ts';

interface ReconciliationResultProps {
  found: Reconciliation;
  words: ReconciliationIslandWords;
}

/** What matches, what is missing and where, and how the totals are related. */
export function ReconciliationResult({ found, words: { result: words, csv } }: ReconciliationResultProps) {
  const { match, explanation, wallet, book } = found;
  const { groups } = words;
  const read = (side: 'wallet' | 'book') => [
    counted(words[`${side}_read`], found[side].entries.length, { amount: formatPesewas(explanation[side]) }),
    ...(found[side].elsewhere > 0 ? [counted(words[`${side}_elsewhere`], found[side].elsewhere)] : []),
  ];
  const save = () =>
    saveFile(new Blob([differencesCsv(match, csv)], { type: 'text/csv;charset=utf-8' }), words.file);
  const years = [...new Set([...wallet.years, ...book.years])].sort();
  const answer = {
    headline: headlineOf(found, words),
    rows: explanationRows(explanation, words.steps),
    notes: [
      ...read('wallet'),
      ...read('book'),
      ...(years.length > 0 ? [fillSlots(words.years, { years: years.join(', ') })] : []),
    ],
  };
  const single = (entries: typeof match.onlyWallet, side: 'wallet' | 'book') =>
    entries.map((entry) => ({ [side]: entry }));
  return (
    <div className={styles.result}>
      <div className={styles.slip}>
        <AnswerSlip answer={answer} />
      </div>
      <NotedLines side="wallet" statement={wallet} words={words} />
      <NotedLines side="book" statement={book} words={words} />
      <EntryGroup group={groups.differing} rows={match.differing} words={words} isOpen />
      <EntryGroup group={groups.only_wallet} rows={single(match.onlyWallet, 'wallet')} words={words} isOpen />
      <EntryGroup group={groups.only_book} rows={single(match.onlyBook, 'book')} words={words} isOpen />
      <EntryGroup
        group={groups.double_wallet}
        rows={single(match.doubleWallet, 'wallet')}
        words={words}
        isOpen
      />
      <EntryGroup group={groups.double_book} rows={single(match.doubleBook, 'book')} words={words} isOpen />
      <EntryGroup group={groups.agreed} rows={match.agreed} words={words} />
      <div className="top-5 screen-only">
        <Button variant="secondary" onClick={save}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}
