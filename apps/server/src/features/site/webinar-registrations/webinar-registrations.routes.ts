import { readWebinars } from '@accounting-site/content/webinars';
import { siteCalls } from '@accounting-site/contract/calls/site-calls';
import type { WebinarRegistration } from '@accounting-site/contract/webinar-registrations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerCall } from '../../../http/answer-call.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { enqueue } from '../../../outbox/outbox.repository.ts';
import { countForm, formLimits } from '../../../site-forms/form-limits.ts';
import { answerFormError, isPlainForm } from '../../../site-forms/plain-forms.ts';
import type { SiteServices } from '../services.ts';
import { checkChoice, readWebinarFormWords, webinarForm, webinarRegistered } from './webinar-form.ts';
import { confirmationOf } from './webinar-messages.ts';
import { storeWebinarRegistration } from './webinar-registrations.repository.ts';

const limits = formLimits('webinar');

/**
 * POST /webinar-registrations (readings, Register Now): the registration and its email are committed before
 * it is acknowledged.
 */
export async function webinarRegistrations(app: FastifyInstance, services: SiteServices): Promise<void> {
  const { webinarRegistration: call } = siteCalls;
  const webinars = app.readLater(readWebinars);
  const words = app.readLater(readWebinarFormWords);

  answerCall(
    app,
    call,
    async (request, reply) => {
      const sent = request.body;
      const errors = checkChoice(webinars(), sent, services.clock());
      if (errors[0] !== undefined) throw new RefusedCall(422, errors[0].message, { errors });
      const answer = await store(services, request, sent);
      return isPlainForm(request) ? reply.redirect(webinarRegistered, 303) : answer;
    },
    {
      errorHandler: (error, request, reply) => {
        const form = () => webinarForm(words(), webinars(), chosenWebinar(request.body), services.clock());
        answerFormError(form)(error, request, reply);
      },
    },
  );
}

async function store(
  { database, clock, outbox }: SiteServices,
  request: FastifyRequest,
  sent: WebinarRegistration,
) {
  const { webinarId, name, email, website } = sent;
  const now = clock();
  const occurrenceStart = Date.parse(sent.occurrenceStart);
  const id = await database.transaction().execute(async (transaction) => {
    await countForm(transaction, limits, { request, email, now });
    const suspected = website !== '';
    const registration = { webinarId, occurrenceStart, name, email, suspected, now };
    const id = await storeWebinarRegistration(transaction, registration);
    // A suspected registration gets no email, because spam programs type addresses of strangers.
    if (!suspected) await enqueue(transaction, [confirmationOf(id)], now);
    return id;
  });
  outbox.wake();
  // Always the current time, so that the response does not reveal whether the address was registered before.
  const registeredAt = new Date(now).toISOString();
  return { id, webinarId, occurrenceStart: new Date(occurrenceStart).toISOString(), registeredAt };
}

function chosenWebinar(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'webinarId' in body ? body.webinarId : undefined;
}
