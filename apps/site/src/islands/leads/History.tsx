import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { contactFieldNames, demoRequestFields } from '@accounting-site/contract/forms/demo-request-fields';
import { readContactChanges } from '@accounting-site/contract/staff/contact-changes';
import { leadStages, lostReasons } from '@accounting-site/contract/staff/leads';
import type { LeadEvent, LeadMessage, StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { formatMoment } from '../../lib/text/format-moment.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import styles from './LeadRecord.module.css';

interface HistoryProps {
  lead: StaffLead;
  events: readonly LeadEvent[];
  words: StaffLeadsWords;
}

/** What happened to a lead, the latest first, with author and time. */
export function History({ lead: { kind, receivedAt }, events, words }: HistoryProps) {
  return (
    <div className="stack gap-2">
      <h3 className="step-0">{words.record.history}</h3>
      <ol className={`stack gap-3 ${styles.history}`}>
        {events.map((event) => (
          <li key={event.id} data-kind={event.kind}>
            <p className={styles.message}>{describeEvent(event, words)}</p>
            <p className="quiet small">
              <time dateTime={event.at}>{formatMoment(event.at)}</time>
              {event.by !== null && event.kind !== 'added' && `, ${event.by.name}`}
            </p>
          </li>
        ))}
        {kind !== 'added' && (
          <li>
            <p>{words.events.received}</p>
            <p className="quiet small">
              <time dateTime={receivedAt}>{formatMoment(receivedAt)}</time>
            </p>
          </li>
        )}
      </ol>
    </div>
  );
}

/** One event as a sentence. A stage is stored as `won`, or with its reason as `lost: too expensive`. */
export function describeEvent(
  { kind, text, by }: Pick<LeadEvent, 'kind' | 'text' | 'by'>,
  words: Pick<StaffLeadsWords, 'events' | 'stages' | 'lost_reasons'>,
): string {
  const { events } = words;
  if (kind === 'note') return text;
  if (kind === 'added') return by ? fillSlots(events.added, { name: by.name }) : events.added_unknown;
  if (kind === 'contact details') return describeCorrection(text, events);
  if (kind === 'contacted') return events.contacted;
  if (kind === 'emailed') return fillSlots(events.emailed, { text });
  if (kind === 'asked again') return text === '' ? events[kind] : `${events[kind]}: ${text}`;
  if (kind === 'owner') return text === '' ? events.owner_nobody : fillSlots(events.owner, { text });
  if (kind === 'next step') return text === '' ? events.next_step_time : fillSlots(events[kind], { text });
  const [stage, reason] = text.split(': ');
  const known = leadStages.find((each) => each === stage);
  const knownReason = lostReasons.find((each) => each === reason);
  const how = reason === 'undone' || reason === 'plan changed' ? events[reason] : undefined;
  const names = [known && words.stages[known], knownReason && words.lost_reasons[knownReason], how];
  return fillSlots(events.stage, { text: names.filter(Boolean).join(', ') || text });
}

/** Each corrected field on a line, as it was and as it is now. */
function describeCorrection(text: string, events: StaffLeadsWords['events']): string {
  const changes = readContactChanges(text);
  const lines = contactFieldNames.flatMap((name) => {
    const [before, after] = changes[name] ?? [];
    if (before === undefined || after === undefined) return [];
    const field = demoRequestFields[name].heading;
    return [
      fillSlots(events.corrected, { field, before: before || events.empty, after: after || events.empty }),
    ];
  });
  return [events['contact details'], ...lines].join('\n');
}

interface MessageStatesProps {
  messages: readonly LeadMessage[];
  words: StaffLeadsWords['messages'];
}

/** Which messages were sent, are waiting or were given up, and why the last attempt failed. */
export function MessageStates({ messages, words }: MessageStatesProps) {
  if (messages.length === 0) return null;
  return (
    <ul className={`cluster quiet small ${styles.messages}`} aria-label={words.label}>
      {messages.map(({ to, state, at, problem }) => (
        <li key={to} className={state === 'failed' ? 'danger' : undefined}>
          {words.to[to]}: {fillSlots(words.states[state], { time: formatMoment(at) })}
          {problem !== null && (
            <span className={styles.problem}>{fillSlots(words.problem, { problem })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
