import { readPlanChoices } from '@accounting-site/content/plan-choices';
import { siteCalls } from '@accounting-site/contract/calls/site-calls';
import type { DemoRequest } from '@accounting-site/contract/demo-requests';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { enqueue } from '../../../outbox/outbox.repository.ts';
import { countForm, formLimits } from '../../../site-forms/form-limits.ts';
import { knownPlan } from '../../../site-forms/known-plan.ts';
import { answerForm, readIdempotencyKey } from '../../../site-forms/plain-forms.ts';
import type { SiteServices } from '../services.ts';
import { demoRequestForm, demoRequestSent } from './demo-request-form.ts';
import { messagesAbout } from './demo-request-messages.ts';
import { keyOfContent, storeDemoRequest } from './demo-requests.repository.ts';

const limits = formLimits('demo request');

/**
 * POST /demo-requests (readings, 'Controls'): the request and its emails are committed before it is
 * acknowledged.
 */
export async function demoRequests(app: FastifyInstance, services: SiteServices): Promise<void> {
  const choices = app.readLater(readPlanChoices);
  const form = app.readLater(demoRequestForm);
  answerForm(app, siteCalls.demoRequest, { form, sent: demoRequestSent }, async (request) => {
    const sent = { ...request.body, plan: knownPlan(request.body.plan, choices()) };
    const { id, receivedAt } = await store(services, request, sent);
    return { id, receivedAt: new Date(receivedAt).toISOString() };
  });
}

async function store(
  { config, database, clock, outbox }: SiteServices,
  request: FastifyRequest,
  sent: DemoRequest,
) {
  const now = clock();
  const key = readIdempotencyKey(request) ?? keyOfContent(sent, now);
  const stored = await database.transaction().execute(async (transaction) => {
    const stored = await storeDemoRequest(transaction, sent, { key, now });
    if (!stored.isNew) return stored;
    // Counted after the check for duplicates: sending a stored request again is never refused.
    await countForm(transaction, limits, { request, email: sent.email, now });
    const withWebhook = config.leadsWebhook !== undefined;
    await enqueue(transaction, messagesAbout(stored, { withWebhook }), now);
    return stored;
  });
  outbox.wake();
  return stored;
}
