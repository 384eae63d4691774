import { type Clock, second } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { codeOf } from '../message-of.ts';
import { DeliveryFailed } from '../outbox/outbox-message.ts';
import { longestWebhookPause } from '../outbox/retry-schedule.ts';
import { signWebhook } from './sign-webhook.ts';

const answerWithin = 15 * second;

/** The content of a webhook. `data` is documented in docs/recipes/receive-leads.md. */
export interface WebhookEvent {
  readonly type: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Posts an event. Any 2xx response confirms it. Redirects are not followed, because they could send the
 * visitor's data anywhere.
 * @param id stays the same when the event is sent again
 * @returns the status of the response
 * @throws DeliveryFailed when it was not confirmed
 */
export async function postWebhook(
  { url, secret }: NonNullable<Config['leadsWebhook']>,
  { type, at, data }: WebhookEvent,
  { id, clock, signal }: { id: string; clock: Clock; signal: AbortSignal },
): Promise<number> {
  const body = JSON.stringify({ type, id, timestamp: new Date(at).toISOString(), data });
  const signed = signWebhook({ id, timestamp: Math.floor(clock() / second), body }, secret);
  let answer: Response;
  try {
    answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'accounting-site-Webhook',
        ...signed,
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithin)]),
    });
  } catch (error) {
    throw new DeliveryFailed(whyUnanswered(error), 'soon');
  }
  await answer.body?.cancel();
  if (!answer.ok) throw whyRefused(answer, clock());
  return answer.status;
}

function whyRefused({ status, headers }: Response, now: number): DeliveryFailed {
  const said = `answered with ${status}`;
  if (status === 410) return new DeliveryFailed(`${said}: the address no longer takes webhooks`, 'never');
  if (status >= 300 && status < 400) {
    return new DeliveryFailed(`${said}: redirects are not followed; set the final address`, 'never');
  }
  return new DeliveryFailed(said, 'soon', readRetryAfter(headers.get('retry-after') ?? '', now));
}

/** Milliseconds from the header `Retry-After`, which is in seconds or a date (RFC 9110, section 10.2.3). */
function readRetryAfter(text: string, now: number): number {
  const wait = /^\d+$/.test(text) ? Number(text) * second : Date.parse(text) - now;
  return Number.isNaN(wait) ? 0 : Math.min(longestWebhookPause, Math.max(0, wait));
}

function whyUnanswered(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return `no answer within ${answerWithin / second} seconds`;
  return codeOf(error.cause) || error.name;
}
