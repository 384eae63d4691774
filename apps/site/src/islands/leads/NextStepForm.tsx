import { fillSlots } from '@accounting-site/content/fill-slots';
import type { StaffLead } from '@accounting-site/contract/staff-leads';
import { Button } from '@accounting-site/ui/Button';
import { TextField } from '@accounting-site/ui/Field';
import { useEffect, useRef, useState } from 'react';
import { byKey } from '../../lib/desk/shortcuts.ts';
import { timeOfField } from '../../lib/desk/time-of-field.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import { dueText, morningIn } from './due-text.ts';
import styles from './LeadRecord.module.css';
import type { LeadDesk } from './use-lead.ts';

interface NextStepFormProps {
  lead: StaffLead;
  desk: LeadDesk;
  words: StaffLeadsWords;
}

/** What to do next, and when. A usual time is saved in one tap, any other time with a separate button. */
export function NextStepForm({ lead: { id, name, nextStep, dueAt }, desk, words }: NextStepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const said = words.next_step;
  const shown = useRef(nextStep);

  // Only a field that was not edited shows the new value of the lead.
  useEffect(() => {
    const field = stepField(form.current);
    if (field?.value === shown.current) field.value = nextStep;
    shown.current = nextStep;
  }, [nextStep]);

  function save(due: string | null) {
    const typed = stepField(form.current)?.value ?? '';
    const text = due === null ? '' : typed.trim();
    setError(undefined);
    desk.change({ nextStep: text, dueAt: due }, fillSlots(said.said, { name }), () => {
      if (stepField(form.current)?.value === typed) form.current?.reset();
    });
  }
  const quick = [
    [said.tomorrow, 1],
    [said.three_days, 3],
    [said.week, 7],
  ] as const;
  return (
    <form
      ref={form}
      className="stack gap-3"
      aria-labelledby={`step-heading-${id}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const due = timeOfField(String(new FormData(event.currentTarget).get('at') ?? ''));
        if (due !== undefined) return save(due);
        setError(said.no_time);
        document.getElementById(`at-${id}`)?.focus();
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
        id={`step-${id}`}
        name="step"
        defaultValue={nextStep}
        maxLength={200}
        autoComplete="off"
        label={said.text}
      />
      <div className={styles.choices}>
        {quick.map(([label, days]) => (
          <Button
            key={days}
            variant="secondary"
            aria-disabled={desk.busy}
            onClick={() => save(morningIn(days, Date.now()))}
          >
            {label}
          </Button>
        ))}
        {(dueAt !== null || nextStep !== '') && (
          <Button variant="quiet" aria-disabled={desk.busy} onClick={() => save(null)}>
            {said.done}
          </Button>
        )}
      </div>
      <div className={styles.owner}>
        <TextField id={`at-${id}`} name="at" type="datetime-local" label={said.at} error={error} />
        <Button type="submit" variant="secondary" aria-disabled={desk.busy}>
          {said.save}
        </Button>
      </div>
    </form>
  );
}

const stepField = (form: HTMLFormElement | null) => form?.querySelector<HTMLInputElement>('[name="step"]');
