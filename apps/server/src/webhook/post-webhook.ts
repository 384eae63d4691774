import { type Clock, second } from '../clock.ts';
import type { LeadsWebhook } from '../config/config.ts';
import { DeliveryFailed } from '../outbox/outbox-message.ts';
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
 * @throws DeliveryFailed when it was not confirmed
 */
export async function postWebhook(
  { url, secret }: LeadsWebhook,
  { type, at, data }: WebhookEvent,
  { id, clock, signal }: { id: string; clock: Clock; signal: AbortSignal },
): Promise<void> {
  const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
  const signed = signWebhook({ id, timestamp: Math.floor(clock() / second), body }, secret);
  let answer: Response;
  try {
    answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signed },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithin)]),
    });
  } catch (error) {
    throw new DeliveryFailed(whyUnanswered(error), 'soon');
  }
  await answer.body?.cancel();
  if (!answer.ok) throw new DeliveryFailed(`answered with ${answer.status}`, 'soon');
}

function whyUnanswered(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return `no answer within ${answerWithin / second} seconds`;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
