import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { dayOf } from '@accounting-site/content/dates/content-day';
import { readPlanChoices } from '@accounting-site/content/money/plan-choices';
import { staffCalls } from '@accounting-site/contract/calls/staff-calls';
import type { LeadRecord } from '@accounting-site/contract/staff/staff-leads';
import type { FastifyInstance } from 'fastify';
import { recordAuditEvent } from '../../../../audit/audit-events.repository.ts';
import type { StaffServices } from '../../../../authentication/signed-in.ts';
import type { Config } from '../../../../config/config.ts';
import { answerCall } from '../../../../http/answer-call.ts';
import { RefusedCall } from '../../../../http/problems.ts';
import { createBusinessQueues } from '../../../../limits/business-queues.ts';
import { retryFailed } from '../../../../outbox/failed-messages.repository.ts';
import { knownPlan } from '../../../../site-forms/known-plan.ts';
import { readIdempotencyKey } from '../../../../site-forms/plain-forms.ts';
import type { SiteServices } from '../../services.ts';
import { addLead } from '../add-lead.ts';
import { readPromise } from '../answer-promise.ts';
import { addNote, changeLead } from '../change-lead.ts';
import { describeChoice, describeList } from '../describe-choice.ts';
import { keyOfContent } from '../leads.repository.ts';
import { admitStaff, requireProofOfStaff } from './admit-staff.ts';
import { choiceOf, leadsAsCsv } from './leads-as-csv.ts';
import { listPage, readRecord } from './list-page.ts';

interface LeadServices extends StaffServices, Pick<SiteServices, 'outbox'> {
  readonly config: Pick<Config, 'staffSecondFactor' | 'leadsWebhook'>;
}

/**
 * The endpoints of the desk: the list of leads by pages and as CSV, one lead with its history, new leads, changes and
 * notes. Each checks the account's role before it reads any other input, and records the access in the audit.
 */
export async function staffLeads(app: FastifyInstance, services: LeadServices): Promise<void> {
  const { config, database, clock, outbox } = services;
  const choices = app.readLater(readPlanChoices);
  const promise = app.readLater(readPromise);
  const waitInQueue = createBusinessQueues('lead exports at once', 4);

  const { staffOf, sourceOf, recordRead } = admitStaff(app, services, 'leads');
  /** @throws RefusedCall 404 when there is no such lead: then a change before it did nothing. */
  const readAgain = async (id: string): Promise<LeadRecord> => {
    const record = await readRecord(database, id);
    if (record === undefined) throw new RefusedCall(404, 'There is no such lead');
    return record;
  };

  answerCall(app, staffCalls.listLeads, async (request) => {
    const page = await listPage(database, request.query, clock());
    await recordRead(request, 'leads listed', describeList(request.query, page.leads));
    return page;
  });

  answerCall(app, staffCalls.readLead, async (request) => {
    const record = await readAgain(request.params.id);
    await recordRead(request, 'lead read', record.lead.id);
    return record;
  });

  answerCall(app, staffCalls.addLead, async (request) => {
    const source = sourceOf(request);
    const sent = { ...request.body, plan: knownPlan(request.body.plan, choices()) };
    const key =
      readIdempotencyKey(request) ?? keyOfContent(['added', source.accountId, request.body], source.at);
    const dueAt = promise().dueAt(source.at);
    const id = await addLead(database, sent, { source, key, dueAt, config });
    outbox.wake();
    return readAgain(id);
  });

  answerCall(app, staffCalls.changeLead, async (request) => {
    const { params, body } = request;
    const source = sourceOf(request);
    const chosenKey = readIdempotencyKey(request);
    await changeLead(database, params.id, body, source, { chosenKey, dueAt: promise().dueAt(source.at) });
    return readAgain(params.id);
  });

  answerCall(app, staffCalls.addLeadNote, async (request) => {
    const { params, body } = request;
    const key = readIdempotencyKey(request) ?? randomUUID();
    await addNote(database, params.id, { text: body.text, key }, sourceOf(request));
    return readAgain(params.id);
  });

  answerCall(app, staffCalls.retryMessages, async (request) => {
    const source = sourceOf(request);
    const messages = await database.transaction().execute(async (transaction) => {
      const messages = await retryFailed(transaction, undefined, source.at);
      const detail = `${messages} messages`;
      await recordAuditEvent(transaction, 'messages retried', { ...source, detail });
      return messages;
    });
    outbox.wake();
    return { messages };
  });

  answerCall(app, staffCalls.exportLeads, async (request, reply) => {
    await requireProofOfStaff(request, services);
    await waitInQueue(staffOf(request).businessId, reply);
    const detail = describeChoice(request.query);
    await recordAuditEvent(database, 'leads exported', { ...sourceOf(request), detail });
    const now = clock();
    const day = dayOf(now);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="leads-${day}.csv"`)
      .send(Readable.from(leadsAsCsv(database, choiceOf(request.query, now))));
  });
}
