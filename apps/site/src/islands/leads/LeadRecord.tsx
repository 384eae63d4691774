import {
  demoRequestFieldNames,
  demoRequestFields,
} from '@accounting-site/contract/forms/demo-request-fields';
import { isOpenStage } from '@accounting-site/contract/staff/leads';
import type { StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { Spinner } from '@accounting-site/ui/Spinner';
import { formatMoment } from '../../lib/text/format-moment.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import { ContactForm } from './ContactForm.tsx';
import { cameFrom } from './came-from.ts';
import { History, MessageStates } from './History.tsx';
import { LeadLoadFailed } from './LeadLoadFailed.tsx';
import styles from './LeadRecord.module.css';
import { NextStepForm } from './NextStepForm.tsx';
import { NoteForm } from './NoteForm.tsx';
import { OwnerChoice } from './OwnerChoice.tsx';
import { StageChoice } from './StageChoice.tsx';
import type { LeadItemProps, LeadProps } from './use-lead.ts';

/** Everything about one lead: what is known, and what to do with it. */
export function LeadRecord(props: LeadItemProps & LeadProps) {
  const { lead, words } = props;
  const { record, reading, readAgain } = props.desk;
  return (
    <section
      id={`record-${lead.id}`}
      aria-labelledby={`name-${lead.id}`}
      className={`columns split-6-5 ${styles.record}`}
    >
      <div className="stack gap-5">
        <LeadFacts lead={lead} words={words} />
        <ContactForm {...props} />
      </div>
      <div className={`stack gap-5 ${styles.actions}`}>
        <StageChoice {...props} />
        <OwnerChoice {...props} />
        {/* Nobody is reminded of the steps of a closed lead. */}
        {(isOpenStage(lead.stage) || lead.dueAt !== null) && <NextStepForm {...props} />}
        <NoteForm {...props} />
      </div>
      <div className="stack gap-5">
        {record === undefined && reading === undefined && <Spinner label={words.record.loading} />}
        {reading !== undefined && <LeadLoadFailed error={reading} words={words} onRetry={readAgain} />}
        {record !== undefined && (
          <>
            <History lead={lead} events={record.events} words={words} />
            <MessageStates messages={record.messages} words={words.messages} />
          </>
        )}
      </div>
    </section>
  );
}

/** Everything that the person sent, and where they came from. */
export function LeadFacts({ lead, words }: { lead: StaffLead; words: StaffLeadsWords }) {
  const { kind, suspected, message, phone, phoneDialled, bestTime, plan, receivedAt, answeredAt } = lead;
  const said = words.record;
  const shown = { ...lead, phone: phoneDialled ? `${phone} (${phoneDialled})` : phone };
  const facts: [string, string][] = [
    ...demoRequestFieldNames
      .filter((field) => field !== 'message' && field !== 'name')
      .map((field): [string, string] => [demoRequestFields[field].heading, shown[field]]),
    [said.best_time, bestTime],
    [said.plan, words.plans[plan] ?? plan],
    [said.received, formatMoment(receivedAt)],
    [said.answered, answeredAt === null ? '' : formatMoment(answeredAt)],
  ];
  return (
    <>
      <div className="stack gap-2">
        <h3 className="step-0">{kind === 'added' ? said.noted : said.sent}</h3>
        {suspected && <p className="quiet small">{said.suspected_help}</p>}
        <p className={message === '' ? 'quiet small' : styles.message}>
          {message === '' ? said.no_message : message}
        </p>
        <dl className={`stack gap-1 small anywhere ${styles.facts}`}>
          {facts
            .filter(([, value]) => value !== '')
            .map(([label, value]) => (
              <div key={label}>
                <dt className="quiet">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </div>
      <div className="stack gap-2">
        <h3 className="step-0">{said.from}</h3>
        <ul className="small anywhere">
          {cameFrom(lead, words.came_from, words.add.sources).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </>
  );
}
