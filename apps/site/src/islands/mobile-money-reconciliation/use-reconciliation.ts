import { type FormEvent, useRef, useState } from 'react';
import { readTextFile } from './read-text-file.ts';
import { type ReconcileErrors, type Reconciliation, reconcile } from './reconcile.ts';

const sides = ['wallet', 'book'] as const;

/**
 * The state of the two fields and the result of their comparison. Nothing is stored outside of the fields.
 */
export function useReconciliation(example: { wallet: string; book: string }) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<Reconciliation | { errors: ReconcileErrors }>();
  const [busy, setBusy] = useState(false);

  const field = (side: (typeof sides)[number]) => {
    const found = form.current?.querySelector<HTMLTextAreaElement>(`#reconcile-${side}`);
    if (!found) throw new Error(`The form has no field for the ${side}`);
    return found;
  };

  const run = () => {
    setBusy(true);
    // Waits until the browser has painted the busy state, because thousands of lines block a slow phone for a
    // moment.
    setTimeout(() => {
      const next = reconcile(field('wallet').value, field('book').value);
      setState(next);
      setBusy(false);
      if ('errors' in next)
        sides
          .map((side) => next.errors[side] && field(side))
          .find(Boolean)
          ?.focus();
      else requestAnimationFrame(() => result.current?.scrollIntoView({ block: 'start' }));
    }, 20);
  };

  const compare = (event: FormEvent) => {
    event.preventDefault();
    run();
  };

  const fill = (texts: { wallet: string; book: string }) => {
    for (const side of sides) field(side).value = texts[side];
  };

  const show = () => {
    fill(example);
    run();
  };

  const open = async (side: (typeof sides)[number], file: File) => {
    const read = await readTextFile(file);
    if ('problem' in read) setState({ errors: { [side]: read.problem } });
    else {
      field(side).value = read.text;
      setState(undefined);
    }
    field(side).focus();
  };

  const empty = () => {
    fill({ wallet: '', book: '' });
    setState(undefined);
    field('wallet').focus();
  };

  return { form, result, state, busy, compare, show, open, empty };
}
