import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { csvFile, tabSeparated } from '@accounting-site/contract/fields/csv-cell';
import { Button } from '@accounting-site/ui/Button';
import { ScrollFrame } from '@accounting-site/ui/ScrollFrame';
import { useRef } from 'react';
import { useShownRows } from '../../lib/actions/use-shown-rows.ts';
import { isInAppBrowser } from '../../lib/forms/in-app-browser.ts';
import { saveFile } from '../../lib/forms/save-file.ts';
import { counted } from '../../lib/text/counted.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import { AnswerSlip } from '../../lib/tool-form/AnswerSlip.tsx';
import { ShareAnswer } from '../../lib/tool-form/ShareAnswer.tsx';
import { formatBare, formatPesewas } from '../../lib/tools/pesewas.ts';
import styles from './Reconciliation.module.css';
import type { Entry } from './read-entry.ts';
import type { Statement, UnreadLine } from './read-statement.ts';
import type { Reconciliation, Side } from './reconcile.ts';
import type { ReconciliationIslandWords, ReconciliationWords } from './reconciliation-words.ts';
import { explanationRows, headlineOf, resultCells } from './result-texts.ts';

interface ReconciliationResultProps {
  found: Reconciliation;
  words: ReconciliationIslandWords;
}

/** What matches, what is missing and where, and how the totals are related. */
export function ReconciliationResult({
  found,
  words: { result: words, csv, common },
}: ReconciliationResultProps) {
  const result = useRef<HTMLDivElement>(null);
  const { match, explanation, wallet, book } = found;
  const { groups } = words;
  const read = (side: Side) => [
    counted(words[`${side}_read`], found[side].entries.length, { amount: formatPesewas(explanation[side]) }),
    ...(found[side].elsewhere > 0 ? [counted(words[`${side}_elsewhere`], found[side].elsewhere)] : []),
  ];
  const cells = () => resultCells(match, csv);
  const save = () => saveFile(new Blob([csvFile(cells())], { type: 'text/csv;charset=utf-8' }), words.file);
  const years = [...new Set([...wallet.years, ...book.years])].sort();
  const answer = {
    headline: headlineOf(found, words),
    rows: explanationRows(explanation, words.steps),
    notes: [
      ...read('wallet'),
      ...read('book'),
      ...(years.length > 0 ? [fillSlots(words.years, { years: years.join(', ') })] : []),
      ...found.assumptions.map((assumption) => words.assumptions[assumption]),
    ],
  };
  const single = (entries: Entry[], side: Side) => entries.map((entry) => ({ [side]: entry }));
  return (
    <div ref={result} className={styles.result}>
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
      <ShareAnswer
        text={() => tabSeparated(cells())}
        shown={result}
        words={{ ...words, copied: common.copied }}
      >
        {!isInAppBrowser() && (
          <Button variant="secondary" onClick={save}>
            {words.save}
          </Button>
        )}
      </ShareAnswer>
    </div>
  );
}

interface NotedLinesProps {
  side: Side;
  statement: Statement;
  words: ReconciliationWords['result'];
}

/** Remarks on the lines of one side: skipped lines, and lines that were counted on an assumption. */
function NotedLines({ side, statement: { unread, assumed }, words }: NotedLinesProps) {
  const isUnsure = ({ reason }: UnreadLine) => reason === 'direction';
  return (
    <>
      <UnreadLines
        heading={words[`unread_${side}`]}
        lines={unread.filter((line) => !isUnsure(line))}
        words={words}
      />
      <UnreadLines heading={words[`unsure_${side}`]} lines={unread.filter(isUnsure)} words={words} />
      <UnreadLines heading={words[`assumed_${side}`]} lines={assumed} words={words} />
    </>
  );
}

interface UnreadLinesProps {
  heading: string;
  lines: UnreadLine[];
  words: ReconciliationWords['result'];
}

const mostShown = 100;

/** Skipped or uncertain lines, each with its reason. Shown expanded, because they may change the totals. */
function UnreadLines({ heading, lines, words }: UnreadLinesProps) {
  if (lines.length === 0) return null;
  return (
    <details open className={styles.group}>
      <summary className={styles.heading}>
        {fillSlots(heading, { count: formatNumber(lines.length) })}
      </summary>
      <ul className={`stack gap-2 small ${styles.lines}`}>
        {lines.slice(0, mostShown).map(({ line, text, reason }) => (
          <li key={line}>
            {fillSlots(words.unread_line, { line: String(line), reason: words.reasons[reason] })}
            <code className={styles.line}>{text.slice(0, 120)}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A line of the result: an entry of the wallet, of the book, or of both. */
type EntryRow = { [side in Side]?: Entry };

interface EntryGroupProps {
  group: { heading: string; text: string };
  rows: EntryRow[];
  words: ReconciliationWords['result'];
  isOpen?: boolean;
}

/** Rows rendered per step. Thousands at the same time would block a slow phone. */
const step = 50;

/** The rows of one group under a heading. An empty group is not shown. */
function EntryGroup({ group, rows, words, isOpen = false }: EntryGroupProps) {
  const { shown, body, show } = useShownRows(step);
  if (rows.length === 0) return null;
  const left = rows.length - shown;
  const heading = fillSlots(words.group_count, {
    heading: group.heading,
    count: formatNumber(rows.length),
  });
  return (
    <details open={isOpen} className={`unfolds ${styles.group}`}>
      <summary className={styles.heading}>{heading}</summary>
      <p className={`quiet small ${styles.advice}`}>{group.text}</p>
      <ScrollFrame label={heading}>
        <table className={styles.entries}>
          <thead>
            <tr>
              <th scope="col">{words.columns.entry}</th>
              {rows[0]?.wallet && <th scope="col">{words.columns.wallet}</th>}
              {rows[0]?.book && <th scope="col">{words.columns.book}</th>}
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.slice(0, shown).map(({ wallet, book }) => (
              <tr key={`${wallet?.line} ${book?.line}`}>
                <th scope="row" tabIndex={-1}>
                  {shortDay((wallet ?? book)?.day)}
                  <span className={styles.reference}>
                    {wallet?.reference || book?.reference || words.no_reference}
                  </span>
                </th>
                {wallet && <td>{formatBare(wallet.amount)}</td>}
                {book && <td>{formatBare(book.amount)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      {left > 0 && (
        <Button variant="quiet" onClick={() => show(shown + 4 * step)}>
          {fillSlots(words.more_rows, { count: formatNumber(Math.min(left, 4 * step)) })}
        </Button>
      )}
    </details>
  );
}

/** Formats 2026-11-02 as in Ghana: 02/11/2026. */
const shortDay = (day = '') => day.split('-').reverse().join('/');
