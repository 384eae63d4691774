import type { LeadEvent, StaffLead } from '@accounting-site/contract/staff-leads';
import { formatMoment } from '../../lib/text/format-moment.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import { describeEvent } from './describe-event.ts';
import styles from './LeadRecord.module.css';

interface HistoryProps {
  lead: StaffLead;
  events: readonly LeadEvent[];
  words: StaffLeadsWords;
}

/** What happened to a lead, the latest first, with author and time. */
export function History({ lead: { receivedAt }, events, words }: HistoryProps) {
  return (
    <div className="stack gap-2">
      <h3 className="step-0">{words.record.history}</h3>
      <ol className={styles.history}>
        {events.map((event) => (
          <li key={event.id} data-kind={event.kind}>
            <p className={styles.message}>{describeEvent(event, words)}</p>
            <p className="quiet small">
              <time dateTime={event.at}>{formatMoment(event.at)}</time>
              {event.by !== null && `, ${event.by.name}`}
            </p>
          </li>
        ))}
        <li>
          <p>{words.events.received}</p>
          <p className="quiet small">
            <time dateTime={receivedAt}>{formatMoment(receivedAt)}</time>
          </p>
        </li>
      </ol>
    </div>
  );
}
