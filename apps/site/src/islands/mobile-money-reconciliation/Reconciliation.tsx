import { Button } from '@accounting-site/ui/Button';
import { ButtonRow } from '@accounting-site/ui/ButtonRow';
import { TextArea } from '@accounting-site/ui/Field';
import { headlineOf } from './headline.ts';
import styles from './Reconciliation.module.css';
import { ReconciliationResult } from './ReconciliationResult.tsx';
import type { ReconciliationIslandWords } from './reconciliation-words.ts';
import { useReconciliation } from './use-reconciliation.ts';

/**
 * Two pasted statements, compared in the page. The fields have no name, so that no browser ever sends what is in them,
 * with script or without.
 */
export function Reconciliation({ words }: { words: ReconciliationIslandWords }) {
  const { form, result, state, busy, compare, show, empty } = useReconciliation(words.example);
  const errors = state && 'errors' in state ? state.errors : {};
  const found = state && 'match' in state ? state : undefined;
  const area = (side: 'wallet' | 'book') => (
    <TextArea
      id={`reconcile-${side}`}
      label={words.form[side]}
      error={errors[side] && words.problems[errors[side]]}
      rows={9}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
    />
  );
  return (
    <div className={styles.tool}>
      <form ref={form} action="#by-hand" onSubmit={compare} className={styles.form} noValidate>
        <p className={styles.help}>{words.form.help}</p>
        <div className={styles.sides}>
          {area('wallet')}
          {area('book')}
        </div>
        <p className={styles.help}>
          {words.form.private} {words.form.fees}
        </p>
        <ButtonRow>
          <Button type="submit" size="large" busy={busy}>
            {busy ? words.form.busy : words.form.submit}
          </Button>
          <Button variant="secondary" size="large" onClick={show}>
            {words.form.example}
          </Button>
          <Button variant="quiet" size="large" onClick={empty}>
            {words.form.clear}
          </Button>
        </ButtonRow>
      </form>
      <p role="status" className="visually-hidden">
        {found && headlineOf(found, words.result)}
      </p>
      <div ref={result} className={styles.result}>
        {found && <ReconciliationResult found={found} words={words} />}
      </div>
    </div>
  );
}
