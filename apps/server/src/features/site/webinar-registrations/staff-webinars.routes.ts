import { randomUUID } from 'node:crypto';
import { staffCalls } from '@accounting-site/contract/calls/staff-calls';
import type { FastifyInstance } from 'fastify';
import type { StaffServices } from '../../../authentication/signed-in.ts';
import { answerCall } from '../../../http/answer-call.ts';
import type { OutboxWorker } from '../../../outbox/outbox-worker.ts';
import { readIdempotencyKey } from '../../../site-forms/plain-forms.ts';
import { admitStaff, requireProofOfStaff } from '../leads/staff/admit-staff.ts';
import { emailRegistered } from './email-registered.ts';

interface WebinarServices extends StaffServices {
  /** Woken after messages were added. */
  readonly outbox: Pick<OutboxWorker, 'wake'>;
}

/** The message of staff to everyone who registered for a date of a webinar. It needs a recent proof of identity. */
export async function staffWebinars(app: FastifyInstance, services: WebinarServices): Promise<void> {
  const { database, outbox } = services;
  const { sourceOf } = admitStaff(app, services, 'leads');

  answerCall(app, staffCalls.emailRegistered, async (request) => {
    await requireProofOfStaff(request, services);
    const source = sourceOf(request);
    const key = readIdempotencyKey(request) ?? randomUUID();
    const people = await emailRegistered(database, request.body, { source, key });
    outbox.wake();
    return { people };
  });
}
