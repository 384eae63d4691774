import { Button, ButtonLink } from '@accounting-site/ui/Button';
import { SelectField } from '@accounting-site/ui/Field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readFields } from '../../lib/forms/form-fields.ts';
import { routes } from '../../lib/pages/routes.ts';
import { planLink } from '../../lib/plans/plan-link.ts';
import { AnswerSlip } from '../../lib/tool-form/AnswerSlip.tsx';
import styles from './SavingsCalculator.module.css';
import { findAnswer, type SavingsAnswer, type SavingsTable, savingsQuestions } from './savings-answer.ts';

export interface SavingsCalculatorProps {
  table: SavingsTable;
  words: { size: string; invoices: string; cycle: string; submit: string };
}

/**
 * Three questions and their result. The choice is in the URL, so that a result can be shared. Without
 * JavaScript the form links to the table of all results.
 */
export function SavingsCalculator({ table, words }: SavingsCalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<SavingsAnswer>();

  useEffect(() => {
    const choice = Object.fromEntries(new URLSearchParams(location.search));
    const found = findAnswer(table, choice);
    if (!form.current || !found) return;
    for (const question of savingsQuestions) {
      const field = form.current.elements.namedItem(question);
      if (field instanceof HTMLSelectElement) field.value = choice[question] ?? '';
    }
    setAnswer(found);
  }, [table]);

  const calculate = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const choice = readFields(event.currentTarget);
    setAnswer(findAnswer(table, choice));
    history.replaceState(history.state, '', `?${new URLSearchParams(choice)}#calculator`);
  };

  return (
    <div className={styles.calculator}>
      <form
        ref={form}
        action={routes.savings}
        method="get"
        onSubmit={calculate}
        // The answer to other choices would be wrong beside these.
        onChange={() => setAnswer(undefined)}
        className={`tiles ${styles.form}`}
      >
        {savingsQuestions.map((question) => (
          <SelectField
            key={question}
            id={`savings-${question}`}
            name={question}
            label={words[question]}
            defaultValue={question === 'cycle' ? table.options.cycle.slice(-1)[0]?.id : undefined}
          >
            {table.options[question].map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </SelectField>
        ))}
        <div className={styles.submit}>
          <Button type="submit" size="large">
            {words.submit}
          </Button>
        </div>
      </form>
      <div role="status">{answer && <SavingsResult answer={answer} />}</div>
    </div>
  );
}

/** The result in one sentence, with its calculation and the reasons. */
export function SavingsResult({ answer: { headline, notes, rows, total, plan } }: { answer: SavingsAnswer }) {
  const sum = rows.map(({ label, sum: how, amount }) => ({ label, how, amount }));
  return (
    <div className={`stack gap-3 start ${styles.result}`}>
      <AnswerSlip answer={{ headline: `${headline}.`, notes, rows: [...sum, { ...total, isTotal: true }] }} />
      <ButtonLink href={planLink(plan)}>{plan.cta}</ButtonLink>
    </div>
  );
}
