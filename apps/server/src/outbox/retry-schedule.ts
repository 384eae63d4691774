import { hour, minute, second } from '../clock.ts';
import type { Retry } from './outbox-message.ts';

/** How long a message is retried before it is given up and shown to the owner. */
export const horizon = 72 * hour;

const firstPause = 5 * second;
/**
 * With its jitter this keeps the promise that waiting messages are delivered within ten minutes of a
 * recovery.
 */
const longestPause = 5 * minute;
const slowPause = 30 * minute;
const halfDay = 12 * hour;
const jitter = 0.2;

/** The longest pause. An attempt that is further away was scheduled by a clock that was ahead. */
export const longestWait = slowPause * (1 + jitter);

/**
 * When a message is retried, in milliseconds since 1970, or undefined when it is given up. Pauses double from
 * five seconds to five minutes. They vary by up to a fifth, so that messages which failed together are not
 * retried together.
 * @param random between 0 and 1
 */
export function nextAttempt(
  { attempts, giveUpAt }: { attempts: number; giveUpAt: number },
  retry: Retry,
  { now, random }: { now: number; random: number },
): number | undefined {
  const end = retry === 'slowly for half a day' ? giveUpAt - horizon + halfDay : giveUpAt;
  if (retry === 'never' || now >= end) return undefined;
  const pause = retry === 'soon' ? Math.min(longestPause, firstPause * 2 ** (attempts - 1)) : slowPause;
  const spread = 1 + jitter * (2 * random - 1);
  return Math.min(end, now + Math.round(pause * spread));
}
