import { fillSlots } from '@accounting-site/content/fill-slots';
import type { DemoRequestMessage } from '@accounting-site/contract/staff-demo-requests';
import { formatMoment } from '../../lib/text/format-moment.ts';
import type { StaffDemoRequestsWords } from '../../pages/_staff/staff-demo-requests-words.ts';
import styles from './DemoRequestCard.module.css';

interface MessageStatesProps {
  messages: readonly DemoRequestMessage[];
  words: StaffDemoRequestsWords['messages'];
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
