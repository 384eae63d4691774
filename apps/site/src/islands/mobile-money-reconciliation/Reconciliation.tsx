import { Button } from '@accounting-site/ui/Button';
import { ToolShell } from '../../lib/tool-form/ToolShell.tsx';
import { ColumnQuestions } from './ColumnQuestions.tsx';
import { headlineOf } from './headline.ts';
import styles from './Reconciliation.module.css';
import { ReconciliationResult } from './ReconciliationResult.tsx';
import type { Side } from './reconcile.ts';
import type { ReconciliationIslandWords } from './reconciliation-words.ts';
import { StatementField } from './StatementField.tsx';
import { useReconciliation } from './use-reconciliation.ts';

/** Compares two pasted statements in the page. Nothing is sent or stored. */
export function Reconciliation({ words }: { words: ReconciliationIslandWords }) {
  const { form, result, state, busy, chosen, tableOf, compare, show, open, empty } = useReconciliation(
    words.example,
  );
  const errors = state && 'errors' in state ? state.errors : {};
  const found = state && 'match' in state ? state : undefined;
  const statement = (side: Side) => {
    const table = tableOf(side);
    return (
      <StatementField
        id={`reconcile-${side}`}
        label={words.form[side]}
        open={words.form.open}
        error={errors[side] && words.problems[errors[side]]}
        onFile={(file) => open(side, file)}
      >
        {table && <ColumnQuestions side={side} table={table} chosen={chosen[side]} words={words.columns} />}
      </StatementField>
    );
  };
  return (
    <ToolShell>
      <form
        ref={form}
        action="#by-hand"
        onSubmit={compare}
        className={`stack gap-5 ${styles.form}`}
        noValidate
      >
        <p className="quiet small measure">{words.form.help}</p>
        <p className="quiet small measure">{words.form.dates}</p>
        <div className={`stack gap-5 ${styles.sides}`}>
          {statement('wallet')}
          {statement('book')}
        </div>
        <p className="quiet small measure">
          {words.form.private} {words.form.fees}
        </p>
        <div className={`stack gap-3 ${styles.buttons}`}>
          <Button type="submit" size="large" busy={busy}>
            {busy ? words.form.busy : words.form.submit}
          </Button>
          <Button variant="secondary" size="large" onClick={show}>
            {words.form.example}
          </Button>
          <Button variant="quiet" size="large" onClick={empty}>
            {words.form.clear}
          </Button>
        </div>
      </form>
      <p role="status" className="visually-hidden">
        {found && headlineOf(found, words.result)}
      </p>
      <div ref={result} className={styles.result}>
        {found && <ReconciliationResult found={found} words={words} />}
      </div>
    </ToolShell>
  );
}
