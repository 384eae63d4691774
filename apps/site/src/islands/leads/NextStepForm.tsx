import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { Button } from '@accounting-site/ui/Button';
import { TextField } from '@accounting-site/ui/Field';
import { type ChangeEvent, useReducer, useState } from 'react';
import { byKey } from '../../lib/desk/shortcuts.ts';
import { timeOfField } from '../../lib/text/format-moment.ts';
import { dueText, morningIn } from './due-text.ts';
import styles from './LeadRecord.module.css';
import type { LeadProps } from './use-lead.ts';

/** What to do next, and when. A usual time is saved in one tap, any other time with a separate button. */
export function NextStepForm({ lead, desk, drafts, words }: LeadProps) {
  const { id, name, nextStep, dueAt } = lead;
  const [error, setError] = useState<string>();
  const said = words.next_step;
  // The drafts are not state, so that typing renders this form and not the whole list.
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [stepId, atId] = [`step-${id}`, `at-${id}`] as const;
  const [typed, at] = [drafts.read(stepId), drafts.read(atId)];
  const step = typed ?? nextStep;

  function keep({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    drafts.write(currentTarget.id, currentTarget.value);
    redraw();
  }
  function save(due: string | null) {
    const text = due === null ? '' : step.trim();
    setError(undefined);
    desk.change({ nextStep: text, dueAt: due }, fillSlots(said.said, { name }), () => {
      // What the user typed while saving stays.
      if (drafts.read(stepId) === typed) drafts.write(stepId);
      if (drafts.read(atId) === at) drafts.write(atId);
    });
  }
  const quick = [
    [said.tomorrow, 1],
    [said.three_days, 3],
    [said.week, 7],
  ] as const;
  return (
    <form
      className="stack gap-3"
      aria-labelledby={`step-heading-${id}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const due = timeOfField(at ?? '');
        if (due !== undefined) return save(due);
        setError(said.no_time);
        document.getElementById(atId)?.focus();
      }}
    >
      <div className="cluster spread middle">
        <h3 className="step-0" id={`step-heading-${id}`}>
          {said.heading}
        </h3>
        <p className="small quiet">{dueText(dueAt, Date.now(), words.due).text}</p>
      </div>
      <TextField
        {...byKey('step')}
        id={stepId}
        value={step}
        onChange={keep}
        maxLength={200}
        autoComplete="off"
        label={said.text}
      />
      <div className={`cluster gap-2 ${styles.choices}`}>
        {quick.map(([label, days]) => (
          <Button key={days} variant="secondary" onClick={() => save(morningIn(days, Date.now()))}>
            {label}
          </Button>
        ))}
        {(dueAt !== null || nextStep !== '') && (
          <Button variant="quiet" onClick={() => save(null)}>
            {said.done}
          </Button>
        )}
      </div>
      <div className={`cluster gap-2 ${styles.owner}`}>
        <TextField
          id={atId}
          type="datetime-local"
          value={at ?? ''}
          onChange={keep}
          label={said.at}
          error={error}
        />
        <Button type="submit" variant="secondary">
          {said.save}
        </Button>
      </div>
    </form>
  );
}
