import { hour, minute, second } from '../clock.ts';
import type { OutboxKind, Retry } from './outbox-message.ts';

/** How long a message is retried before it is given up and shown to the owner. */
export const horizon = 72 * hour;

const firstPause = 5 * second;
/**
 * With its jitter this keeps the promise that waiting messages are delivered within ten minutes of a
 * recovery.
 */
const longestPause = 5 * minute;
/** Attempts in the first hour, whose pauses grow from five seconds to five minutes. */
const inFirstHour = 17;
/** A program that has not accepted a webhook for an hour needs a person. Until then, few attempts are enough. */
export const longestWebhookPause = 6 * hour;
const slowPause = 30 * minute;
const jitter = 0.2;

/** The longest pause. An attempt that is further away was scheduled by a clock that was ahead. */
export const longestWait: Record<OutboxKind, number> = {
  mail: slowPause * (1 + jitter),
  webhook: longestWebhookPause * (1 + jitter),
};

/**
 * When a message is retried, in milliseconds since 1970, or undefined when it is given up. Pauses double from
 * five seconds to five minutes, and those of a webhook after the first hour to six hours. They vary by up to a fifth, so
 * that messages which failed together are not retried together.
 * @param random between 0 and 1
 * @param waitFor milliseconds that the receiver asked for
 */
export function nextAttempt(
  message: { kind: OutboxKind; attempts: number; giveUpAt: number },
  retry: Retry,
  { now, random, waitFor = 0 }: { now: number; random: number; waitFor?: number },
): number | undefined {
  const { giveUpAt } = message;
  if (retry === 'never' || now >= giveUpAt) return undefined;
  const pause = retry === 'soon' ? growingPause(message) : slowPause;
  const spread = 1 + jitter * (2 * random - 1);
  return Math.min(giveUpAt, now + Math.max(waitFor, Math.round(pause * spread)));
}

function growingPause({ kind, attempts }: { kind: OutboxKind; attempts: number }): number {
  const pause = Math.min(longestPause, firstPause * 2 ** (attempts - 1));
  if (kind === 'mail' || attempts <= inFirstHour) return pause;
  return Math.min(longestWebhookPause, pause * 2 ** (attempts - inFirstHour));
}
