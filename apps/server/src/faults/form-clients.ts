import { setTimeout as sleep } from 'node:timers/promises';
import { nextStarts } from '@accounting-site/content/dates/webinar-dates';
import { readWebinars, scheduleOf } from '@accounting-site/content/files/webinars';

/** The forms that the server acknowledged, by their unique email addresses. */
export interface Acknowledged {
  readonly demoRequests: Map<string, string>;
  readonly registrations: Map<string, string>;
  /** All responses, with their status. */
  readonly statuses: Map<number, number>;
}

export const noneAcknowledged = (): Acknowledged => ({
  demoRequests: new Map(),
  registrations: new Map(),
  statuses: new Map(),
});

let visitors = 0;

/** Visitors who send forms one after another until the server stops responding. */
export async function sendForms(
  url: string,
  acknowledged: Acknowledged,
  { clients, pause }: { clients: number; pause: number },
): Promise<void> {
  await Promise.all(Array.from({ length: clients }, () => sendUntilGone(url, acknowledged, pause)));
}

async function sendUntilGone(url: string, acknowledged: Acknowledged, pause: number): Promise<void> {
  for (;;) {
    const isDemoRequest = visitors % 3 > 0;
    try {
      const { email, answer } = await sendForm(url, isDemoRequest);
      acknowledged.statuses.set(answer.status, (acknowledged.statuses.get(answer.status) ?? 0) + 1);
      const { id } = JSON.parse(await answer.text());
      if (answer.status === 201) {
        (isDemoRequest ? acknowledged.demoRequests : acknowledged.registrations).set(email, id);
      }
    } catch {
      // The server was killed before or during the response, so nothing was acknowledged.
      return;
    }
    await sleep(pause);
  }
}

/** Sends a demo request or a registration of a new visitor from a new network, as a proxy would report it. */
export async function sendForm(
  url: string,
  isDemoRequest: boolean,
): Promise<{ email: string; answer: Response }> {
  visitors += 1;
  const email = `visitor${visitors}@shop.example`;
  const path = isDemoRequest ? 'demo-requests' : 'webinar-registrations';
  const body = isDemoRequest
    ? { name: 'Ama', email, message: 'Hello' }
    : { name: 'Kofi', email, ...nextDate() };
  const answer = await fetch(`${url}/api/site/${path}`, {
    method: 'POST',
    headers: {
      origin: url,
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
    },
    body: JSON.stringify(body),
  });
  return { email, answer };
}

function nextDate() {
  const [webinar] = readWebinars();
  if (webinar === undefined) throw new Error('The content has no webinar');
  const [start] = nextStarts(scheduleOf(webinar), new Date(), 1);
  return { webinarId: webinar.id, occurrenceStart: start?.toISOString() };
}
