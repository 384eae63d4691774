import { Button } from '@accounting-site/ui/Button';
import { Disclosure } from '@accounting-site/ui/Disclosure';
import { TextArea } from '@accounting-site/ui/Field';
import { FilePicker } from '@accounting-site/ui/FilePicker';
import type { ReactNode } from 'react';
import frame from '../../lib/tool-form/ToolFrame.module.css';
import { ToolShell } from '../../lib/tool-form/ToolFrame.tsx';
import { ColumnQuestions } from './ColumnQuestions.tsx';
import styles from './Reconciliation.module.css';
import { ReconciliationResult } from './ReconciliationResult.tsx';
import type { Side } from './reconcile.ts';
import type { ReconciliationIslandWords } from './reconciliation-words.ts';
import { headlineOf } from './result-texts.ts';
import { useReconciliation } from './use-reconciliation.ts';

/** Compares two pasted statements in the page. Nothing is sent or stored. */
export function Reconciliation({ words }: { words: ReconciliationIslandWords }) {
  const reconciliation = useReconciliation(words.example);
  const { form, result, state, busy, chosen, hasLines, tableOf } = reconciliation;
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
        onInput={reconciliation.noteChange}
        onFile={(file) => reconciliation.open(side, file)}
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
        onSubmit={reconciliation.compare}
        className={`stack gap-5 ${frame.form}`}
        noValidate
      >
        <p className="quiet measure">{words.form.help}</p>
        <div>
          <Button variant="secondary" disabled={hasLines} onClick={reconciliation.show}>
            {words.form.example}
          </Button>
        </div>
        <div className={`stack gap-5 ${styles.sides}`}>
          {statement('wallet')}
          {statement('book')}
        </div>
        <Disclosure summary={words.form.how.heading}>
          {words.form.how.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Disclosure>
        <p className="quiet small measure">{words.form.private}</p>
        <div className={`stack gap-3 ${styles.buttons}`}>
          <Button type="submit" size="large" busy={busy}>
            {busy ? words.form.busy : words.form.submit}
          </Button>
          <Button variant="quiet" size="large" onClick={reconciliation.empty}>
            {words.form.clear}
          </Button>
        </div>
      </form>
      <p role="status" className="visually-hidden">
        {found && headlineOf(found, words.result)}
      </p>
      <div ref={result} className={styles.resultPlace}>
        {found && <ReconciliationResult found={found} words={words} />}
      </div>
    </ToolShell>
  );
}

interface StatementFieldProps {
  id: string;
  label: string;
  open: string;
  error: string | undefined;
  onInput: () => void;
  onFile: (file: File) => void;
  /** What is asked about the pasted lines. */
  children: ReactNode;
}

/**
 * A field for pasted lines, and a file input to fill it. Neither has a name, so no browser ever sends their
 * content, with or without JavaScript.
 */
function StatementField({ id, label, open, error, onInput, onFile, children }: StatementFieldProps) {
  return (
    <div className={`stack gap-2 ${styles.side}`}>
      <TextArea
        id={id}
        label={label}
        error={error}
        rows={5}
        onInput={onInput}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
      />
      <FilePicker
        id={`${id}-file`}
        label={open}
        look="link"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label={`${open}: ${label}`}
        onChoose={([file]) => file && onFile(file)}
      />
      {children}
    </div>
  );
}
