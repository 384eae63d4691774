import { isOpenStage } from '@accounting-site/contract/staff/leads';
import { Badge } from '@accounting-site/ui/Badge';
import { Icon } from '@accounting-site/ui/Icon';
import { Clock } from 'lucide';
import { byKey, rowByKey } from '../../lib/desk/shortcuts.ts';
import { UnfoldButton } from '../../lib/desk/UnfoldButton.tsx';
import { originText } from './came-from.ts';
import { dueText } from './due-text.ts';
import styles from './LeadItem.module.css';
import { LeadRecord } from './LeadRecord.tsx';
import { Reply } from './Reply.tsx';
import { SaveResult } from './SaveResult.tsx';
import { type LeadItemProps, useLead } from './use-lead.ts';

const tones = {
  new: 'gold',
  contacted: 'forest',
  'demo held': 'forest',
  won: 'forest',
  lost: 'clay',
} as const;

/** One lead of the list: a row, or a card on a phone. Opening it shows the whole record. */
export function LeadItem(props: LeadItemProps) {
  const { lead, words, drafts, isOpen, onToggle } = props;
  const { id, name, company, kind, plan, stage, owner, nextStep, dueAt, suspected } = lead;
  const desk = useLead(props);
  const due = dueText(dueAt, Date.now(), words.due);
  const about = [words.plans[plan], originText(lead, words.add.sources)].filter(Boolean).join(', ');
  return (
    <li className={`card anywhere ${styles.item}`} data-open={isOpen || undefined}>
      <div className={styles.row}>
        <div className={styles.person}>
          <h2 className="step-0">
            <UnfoldButton
              id={`name-${id}`}
              className="strong full"
              {...rowByKey}
              {...(isOpen && byKey('close'))}
              isOpen={isOpen}
              controls={`record-${id}`}
              onClick={onToggle}
            >
              {name}
            </UnfoldButton>
          </h2>
          {company !== '' && <p className={`quiet small ${styles.company}`}>{company}</p>}
        </div>
        <div>
          <p>{words.kinds[kind]}</p>
          {about !== '' && <p className="quiet small">{about}</p>}
        </div>
        <div>
          <p className="cluster gap-1">
            <Badge tone={tones[stage]}>{words.stages[stage]}</Badge>
            {suspected && <Badge tone="clay">{words.suspected}</Badge>}
          </p>
          <p className="quiet small">
            <span className="visually-hidden">{words.owner.label}: </span>
            {owner?.name ?? words.owner.nobody}
          </p>
        </div>
        <div className={styles.due} data-overdue={due.isOverdue || undefined}>
          {nextStep !== '' && <p>{nextStep}</p>}
          {(dueAt !== null || isOpenStage(stage)) && (
            <p className={`small ${styles.time}`}>
              {due.isOverdue && <Icon of={Clock} size={16} />}
              {due.text}
            </p>
          )}
        </div>
        <Reply lead={lead} desk={desk} drafts={drafts} words={words} />
      </div>
      {isOpen && <LeadRecord {...props} desk={desk} />}
      <SaveResult lead={lead} desk={desk} words={words} />
    </li>
  );
}
