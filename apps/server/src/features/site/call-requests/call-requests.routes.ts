import { readPlanChoices } from '@accounting-site/content/money/plan-choices';
import { siteCalls } from '@accounting-site/contract/calls/site-calls';
import { toInternationalNumber } from '@accounting-site/contract/fields/phone-number';
import { recordOf } from '@accounting-site/contract/fields/record-of';
import type { CallRequest } from '@accounting-site/contract/forms/call-requests';
import { demoRequestFieldNames } from '@accounting-site/contract/forms/demo-request-fields';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../../database/open-database.ts';
import { enqueue } from '../../../outbox/outbox.repository.ts';
import { countForm } from '../../../site-forms/form-limits.ts';
import { knownPlan } from '../../../site-forms/known-plan.ts';
import { answerForm, readIdempotencyKey } from '../../../site-forms/plain-forms.ts';
import { type AnswerPromise, readPromise } from '../leads/answer-promise.ts';
import { findLeadToJoin, findStored, joinToLead } from '../leads/join-lead.ts';
import { messagesAbout, messagesAboutJoined } from '../leads/lead-messages.ts';
import { keyOfContent, storeLead } from '../leads/leads.repository.ts';
import { lockSubjects } from '../leads/lock-subjects.ts';
import { storedKey } from '../leads/stored-key.ts';
import type { SiteServices } from '../services.ts';
import { callRequestForm, callRequestSent } from './call-request-form.ts';

/**
 * POST /call-requests: 'Call me'. The request and its messages are committed before it is acknowledged. A second
 * request with the same number within a day is added to the history of the first lead. Its response is the same
 * as for a new one, because a stranger may have typed the number.
 */
export async function callRequests(app: FastifyInstance, services: SiteServices): Promise<void> {
  const choices = app.readLater(readPlanChoices);
  const form = app.readLater(callRequestForm);
  const promise = app.readLater(readPromise);
  answerForm(app, siteCalls.callRequest, { form, sent: callRequestSent }, async (request) => {
    const sent = { ...request.body, plan: knownPlan(request.body.plan, choices()) };
    const now = services.clock();
    const chosen = readIdempotencyKey(request) ?? keyOfContent(sent, now);
    const key = storedKey(chosen, { request: 'call' });
    const { id, receivedAt } = await services.database
      .transaction()
      .execute((transaction) => store(transaction, services, { request, sent, key, now }, promise()));
    services.outbox.wake();
    return { id, receivedAt: new Date(receivedAt).toISOString() };
  });
}

interface Sending {
  request: FastifyRequest;
  sent: CallRequest;
  key: string;
  now: number;
}

async function store(
  transaction: Database,
  { config }: SiteServices,
  { request, sent, key, now }: Sending,
  { dueAt, privacyVersion }: AnswerPromise,
): Promise<{ id: string; receivedAt: number }> {
  const person = toInternationalNumber(sent.phone) ?? '';
  await lockSubjects(transaction, [person], now);
  // Read before the key is looked up, so that a copy of this request that is stored in between is recognised.
  const earlier = sent.website === '' ? await findLeadToJoin(transaction, person, now) : undefined;
  const before = await findStored(transaction, key);
  if (before !== undefined) return before;

  if (earlier !== undefined) {
    const joined = await joinToLead(transaction, earlier.id, sent, { key, now, dueAt: dueAt(now) });
    if (joined?.isNew) {
      await countForm(transaction, 'call request', { request, person, now });
      await enqueue(transaction, messagesAboutJoined(joined.id, config), now);
    }
    if (joined !== undefined) return joined;
  }

  const lead = { ...recordOf(demoRequestFieldNames, () => ''), ...sent, kind: 'call' } as const;
  const stored = await storeLead(transaction, lead, { key, now, dueAt: dueAt(now), privacyVersion });
  if (stored.isNew) {
    await countForm(transaction, 'call request', { request, person, now });
    await enqueue(transaction, messagesAbout(stored, { email: '', config }), now);
  }
  return stored;
}
