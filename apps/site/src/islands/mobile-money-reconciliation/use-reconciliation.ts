import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readChosenColumns } from './ColumnQuestions.tsx';
import type { UnknownTable } from './read-statement.ts';
import { readTextFile } from './read-text.ts';
import { type Chosen, type Incomplete, type Reconciliation, reconcile, type Side } from './reconcile.ts';

const sides = ['wallet', 'book'] as const;

/**
 * The state of the two fields and the result of their comparison. Nothing is stored outside of the fields.
 */
export function useReconciliation(example: { wallet: string; book: string }) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<Reconciliation | Incomplete>();
  const [busy, setBusy] = useState(false);
  /** Whether there are lines that would be lost if the example took their place. */
  const [hasLines, setHasLines] = useState(false);
  const [chosen, setChosen] = useState<Chosen>({});
  /** The file that was opened last on each side. */
  const opened = useRef<{ [side in Side]?: File }>({});

  // By now the result, or the questions about columns, are on the page.
  useEffect(() => {
    if (state && 'match' in state) result.current?.scrollIntoView({ block: 'start' });
    else if (state) focusFirstProblem(form.current, state);
  }, [state]);

  const field = (side: Side) => {
    const found = form.current?.querySelector<HTMLTextAreaElement>(`#reconcile-${side}`);
    if (!found) throw new Error(`The form has no field for the ${side}`);
    return found;
  };

  const run = () => {
    setBusy(true);
    const next = {
      wallet: readChosenColumns(form.current, 'wallet') ?? chosen.wallet,
      book: readChosenColumns(form.current, 'book') ?? chosen.book,
    };
    setChosen(next);
    // Waits until the browser has painted the busy state, because thousands of lines block a slow phone for a
    // moment.
    setTimeout(() => {
      const found = reconcile({ wallet: field('wallet').value, book: field('book').value }, { chosen: next });
      setState(found);
      setBusy(false);
    }, 20);
  };

  const compare = (event: FormEvent) => {
    event.preventDefault();
    run();
  };

  const fill = (texts: { wallet: string; book: string }) => {
    for (const side of sides) field(side).value = texts[side];
    setHasLines(false);
  };

  const look = () => setHasLines(sides.some((side) => !['', example[side]].includes(field(side).value)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before this code arrived
  useEffect(look, []);

  const noteChange = () => {
    look();
    // An old result beside new lines would be mistaken for theirs.
    setState((before) => (before && 'match' in before ? undefined : before));
  };

  const show = () => {
    opened.current = {};
    fill(example);
    run();
  };

  const open = async (side: Side, file: File) => {
    opened.current[side] = file;
    const read = await readTextFile(file);
    // A file of a cloud drive takes a while, and another one may have been opened since.
    if (opened.current[side] !== file) return;
    if ('problem' in read) setState({ errors: { [side]: read.problem }, tables: {} });
    else {
      field(side).value = read.text;
      setHasLines(true);
      setState(undefined);
      field(side).focus();
    }
  };

  const empty = () => {
    opened.current = {};
    fill({ wallet: '', book: '' });
    setState(undefined);
    field('wallet').focus();
  };

  const tableOf = (side: Side): UnknownTable | undefined =>
    state && ('match' in state ? state[side].table : state.tables[side]);

  return { form, result, state, busy, chosen, hasLines, tableOf, compare, noteChange, show, open, empty };
}

/** Focuses the first question about columns, or the first field with an error. */
function focusFirstProblem(form: HTMLFormElement | null, { errors, tables }: Incomplete): void {
  const side = sides.find((each) => errors[each]);
  const place = side && tables[side] ? `#reconcile-${side}-columns select` : `#reconcile-${side}`;
  form?.querySelector<HTMLElement>(place)?.focus();
}
