import { readPlanChoices } from '@accounting-site/content/money/plan-choices';
import { siteCalls } from '@accounting-site/contract/calls/site-calls';
import type { DemoRequest } from '@accounting-site/contract/forms/demo-requests';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { enqueue } from '../../../outbox/outbox.repository.ts';
import { countForm, mayEmail } from '../../../site-forms/form-limits.ts';
import { knownPlan } from '../../../site-forms/known-plan.ts';
import { answerForm, readIdempotencyKey } from '../../../site-forms/plain-forms.ts';
import { type AnswerPromise, readPromise } from '../leads/answer-promise.ts';
import { messagesAbout } from '../leads/lead-messages.ts';
import { keyOfContent, storeLead } from '../leads/leads.repository.ts';
import type { SiteServices } from '../services.ts';
import { demoRequestForm, demoRequestSent } from './demo-request-form.ts';

/**
 * POST /demo-requests (docs/specification.md, 2.19): the request and its emails are committed before it is
 * acknowledged.
 */
export async function demoRequests(app: FastifyInstance, services: SiteServices): Promise<void> {
  const choices = app.readLater(readPlanChoices);
  const form = app.readLater(demoRequestForm);
  const promise = app.readLater(readPromise);
  answerForm(app, siteCalls.demoRequest, { form, sent: demoRequestSent }, async (request) => {
    const sent = { ...request.body, plan: knownPlan(request.body.plan, choices()) };
    const { id, receivedAt } = await store(services, request, sent, promise());
    return { id, receivedAt: new Date(receivedAt).toISOString() };
  });
}

async function store(
  { config, database, clock, outbox }: SiteServices,
  request: FastifyRequest,
  sent: DemoRequest,
  { dueAt, privacyVersion }: AnswerPromise,
) {
  const now = clock();
  const key = readIdempotencyKey(request) ?? keyOfContent(sent, now);
  const stored = await database.transaction().execute(async (transaction) => {
    const lead = { ...sent, kind: sent.plan === 'self-hosted' ? 'self-hosting' : 'demo' } as const;
    const stored = await storeLead(transaction, lead, { key, now, dueAt: dueAt(now), privacyVersion });
    if (!stored.isNew) return stored;
    // Counted after the check for duplicates: sending a stored request again is never refused.
    await countForm(transaction, 'demo request', { request, person: sent.email, now });
    const mail = { address: sent.email, now };
    const isEmailed = !stored.suspected && (await mayEmail(transaction, 'confirmation', mail));
    await enqueue(transaction, messagesAbout(stored, { email: isEmailed ? sent.email : '', config }), now);
    return stored;
  });
  outbox.wake();
  return stored;
}
