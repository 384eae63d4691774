import { demoRequestFieldNames, demoRequestFields } from '@accounting-site/contract/demo-request-fields';
import type { StaffLead } from '@accounting-site/contract/staff-leads';
import { formatMoment } from '../../lib/text/format-moment.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import { cameFrom } from './came-from.ts';
import styles from './LeadRecord.module.css';

/** Everything that the person sent, and where they came from. */
export function LeadFacts({ lead, words }: { lead: StaffLead; words: StaffLeadsWords }) {
  const { suspected, message, bestTime, plan, receivedAt, answeredAt } = lead;
  const said = words.record;
  const facts: [string, string][] = [
    ...demoRequestFieldNames
      .filter((field) => field !== 'message' && field !== 'name')
      .map((field): [string, string] => [demoRequestFields[field].heading, lead[field]]),
    [said.best_time, bestTime],
    [said.plan, words.plans[plan] ?? plan],
    [said.received, formatMoment(receivedAt)],
    [said.answered, answeredAt === null ? '' : formatMoment(answeredAt)],
  ];
  return (
    <>
      <div className="stack gap-2">
        <h3 className="step-0">{said.sent}</h3>
        {suspected && <p className="quiet small">{said.suspected_help}</p>}
        <p className={message === '' ? 'quiet small' : styles.message}>
          {message === '' ? said.no_message : message}
        </p>
        <dl className={styles.facts}>
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
          {cameFrom(lead, words.came_from).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </>
  );
}
