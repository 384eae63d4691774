import { readWebinars } from '@accounting-site/content/files/webinars';
import { siteCalls } from '@accounting-site/contract/calls/site-calls';
import type { WebinarRegistration } from '@accounting-site/contract/forms/webinar-registrations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { enqueue } from '../../../outbox/outbox.repository.ts';
import { countForm, mayEmail } from '../../../site-forms/form-limits.ts';
import { answerForm } from '../../../site-forms/plain-forms.ts';
import { readPromise } from '../leads/answer-promise.ts';
import { messagesAboutSeat } from '../leads/lead-messages.ts';
import type { SiteServices } from '../services.ts';
import { lockWebinarDate, passOnLink } from './email-registered.ts';
import { checkChoice, readWebinarFormWords, webinarForm, webinarRegistered } from './webinar-form.ts';
import { storeWebinarRegistration } from './webinar-registrations.repository.ts';

/**
 * POST /webinar-registrations (docs/specification.md, 2.28): the registration and its email are committed
 * before it is acknowledged.
 */
export async function webinarRegistrations(app: FastifyInstance, services: SiteServices): Promise<void> {
  const webinars = app.readLater(readWebinars);
  const words = app.readLater(readWebinarFormWords);
  const promise = app.readLater(readPromise);
  const form = ({ body }: FastifyRequest) =>
    webinarForm(words(), webinars(), chosenWebinar(body), services.clock());
  answerForm(app, siteCalls.webinarRegistration, { form, sent: webinarRegistered }, async (request) => {
    checkChoice(webinars(), request.body, services.clock());
    return store(services, request, request.body, promise().privacyVersion);
  });
}

async function store(
  { config, database, clock, outbox }: SiteServices,
  request: FastifyRequest,
  sent: WebinarRegistration,
  privacyVersion: string,
) {
  const now = clock();
  const id = await database.transaction().execute(async (transaction) => {
    await countForm(transaction, 'webinar', { request, person: sent.email, now });
    await lockWebinarDate(transaction, sent, now);
    const id = await storeWebinarRegistration(transaction, sent, now, privacyVersion);
    const mail = { address: sent.email, now };
    const isEmailed = sent.website === '' && (await mayEmail(transaction, 'confirmation', mail));
    await enqueue(transaction, messagesAboutSeat({ id, isEmailed }, config), now);
    if (isEmailed) await passOnLink(transaction, id, now);
    return id;
  });
  outbox.wake();
  // Always the current time, so that the response does not reveal whether the address was registered before.
  const registeredAt = new Date(now).toISOString();
  const occurrenceStart = new Date(sent.occurrenceStart).toISOString();
  return { id, webinarId: sent.webinarId, occurrenceStart, registeredAt };
}

function chosenWebinar(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'webinarId' in body ? body.webinarId : undefined;
}
