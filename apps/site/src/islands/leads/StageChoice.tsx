import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { type LeadStage, leadStages, lostReasons } from '@accounting-site/contract/staff/leads';
import type { LeadChange } from '@accounting-site/contract/staff/staff-leads';
import { Button } from '@accounting-site/ui/Button';
import { useRef, useState } from 'react';
import styles from './LeadRecord.module.css';
import type { LeadProps } from './use-lead.ts';

/** Changes the stage in one tap. A lost lead needs a reason and a won one its plan, in a second tap. */
export function StageChoice({ lead, desk, words }: LeadProps) {
  const [asking, setAsking] = useState<'won' | 'lost'>();
  const box = useRef<HTMLDivElement>(null);
  const { stage: said } = words;

  const buttonOf = (stage: LeadStage) => box.current?.querySelector<HTMLElement>(`[value="${stage}"]`);

  function moveTo(stage: LeadStage, more: Omit<LeadChange, 'stage'> = {}) {
    const text = fillSlots(said.said, { name: lead.name, stage: words.stages[stage] });
    desk.change({ stage, ...more }, text, () => {
      // The pressed button goes with its question. On a slow network the person may be somewhere else by now.
      const button = buttonOf(stage);
      const isAsked = button?.getAttribute('aria-expanded') === 'true';
      if (isAsked && box.current?.contains(document.activeElement)) button?.focus();
      setAsking((now) => (now === stage ? undefined : now));
    });
  }
  const choose = (stage: LeadStage) => {
    const question = stage === 'won' || stage === 'lost' ? stage : undefined;
    setAsking(question);
    // While another stage is being saved, the one before it can be chosen again.
    if (stage === lead.stage && !desk.busy) desk.discard('stage');
    else if (question === undefined) moveTo(stage);
  };
  const choices =
    asking === 'lost'
      ? lostReasons.map((lostReason) => ({ label: words.lost_reasons[lostReason], more: { lostReason } }))
      : [
          ...Object.entries(words.plans).map(([plan, label]) => ({ label, more: { plan } })),
          { label: said.no_plan, more: { plan: '' } },
        ];
  return (
    <div ref={box} className="stack gap-3">
      <fieldset className={`cluster gap-1 ${styles.stages}`}>
        <legend className="small strong">{said.label}</legend>
        {leadStages.map((stage) => (
          <button
            key={stage}
            type="button"
            value={stage}
            className={styles.step}
            aria-pressed={stage === lead.stage}
            aria-expanded={stage === 'won' || stage === 'lost' ? stage === asking : undefined}
            onClick={() => choose(stage)}
          >
            {words.stages[stage]}
          </button>
        ))}
      </fieldset>
      {lead.stage === 'lost' && lead.lostReason !== '' && asking === undefined && (
        <p className="small">{words.lost_reasons[lead.lostReason]}</p>
      )}
      {asking !== undefined && (
        <fieldset className="box stack gap-2">
          <legend className="visually-hidden">{asking === 'lost' ? said.why_lost : said.which_plan}</legend>
          <p className="strong small" role="status">
            {asking === 'lost' ? said.why_lost : said.which_plan}
          </p>
          <div className={`cluster gap-2 ${styles.choices}`}>
            {choices.map(({ label, more }) => (
              <Button key={label} variant="secondary" onClick={() => asking && moveTo(asking, more)}>
                {label}
              </Button>
            ))}
            <Button
              variant="quiet"
              onClick={() => {
                buttonOf(asking)?.focus();
                setAsking(undefined);
              }}
            >
              {said.cancel}
            </Button>
          </div>
        </fieldset>
      )}
    </div>
  );
}
