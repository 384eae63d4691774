import { fillSlots } from '@accounting-site/content/fill-slots';
import type { LeadMessage } from '@accounting-site/contract/staff-leads';
import { formatMoment } from '../../lib/text/format-moment.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import styles from './LeadRecord.module.css';

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
        <li key={to} data-state={state}>
          {words.to[to]}: {fillSlots(words.states[state], { time: formatMoment(at) })}
          {problem !== null && (
            <span className={styles.problem}>{fillSlots(words.problem, { problem })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
