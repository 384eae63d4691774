import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { type LeadStage, leadStages, lostReasons } from '@accounting-site/contract/staff/leads';
import type { LeadChange, StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { Button } from '@accounting-site/ui/Button';
import { useRef, useState } from 'react';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import styles from './LeadRecord.module.css';
import type { LeadDesk } from './use-lead.ts';

interface StageChoiceProps {
  lead: StaffLead;
  desk: LeadDesk;
  words: StaffLeadsWords;
}

/** Changes the stage in one tap. A lost lead needs a reason and a won one its plan, in a second tap. */
export function StageChoice({ lead, desk, words }: StageChoiceProps) {
  const [asking, setAsking] = useState<'won' | 'lost'>();
  const box = useRef<HTMLDivElement>(null);
  const { stage: said } = words;

  const focus = (stage: LeadStage) => box.current?.querySelector<HTMLElement>(`[value="${stage}"]`)?.focus();

  function moveTo(stage: LeadStage, more: Omit<LeadChange, 'stage'> = {}) {
    const text = fillSlots(said.said, { name: lead.name, stage: words.stages[stage] });
    desk.change({ stage, ...more }, text, () => {
      // The pressed button goes. On a slow network the person may be typing elsewhere by now.
      if (box.current?.contains(document.activeElement)) focus(stage);
      setAsking(undefined);
    });
  }
  const choose = (stage: LeadStage) => {
    setAsking(stage === 'won' || stage === 'lost' ? stage : undefined);
    if (stage !== 'won' && stage !== 'lost' && stage !== lead.stage) moveTo(stage);
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
            aria-disabled={desk.busy}
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
              <Button
                key={label}
                variant="secondary"
                aria-disabled={desk.busy}
                onClick={() => asking && moveTo(asking, more)}
              >
                {label}
              </Button>
            ))}
            <Button
              variant="quiet"
              onClick={() => {
                focus(asking);
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
