import { randomUUID } from 'node:crypto';
import { staffCalls } from '@accounting-site/contract/calls/staff-calls';
import type { FastifyInstance } from 'fastify';
import type { StaffServices } from '../../../authentication/signed-in.ts';
import { hour } from '../../../clock.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { requireWithin } from '../../../limits/too-many.ts';
import { readIdempotencyKey } from '../../../site-forms/plain-forms.ts';
import { admitStaff, requireProofOfStaff } from '../leads/staff/admit-staff.ts';
import type { SiteServices } from '../services.ts';
import { emailRegistered } from './email-registered.ts';

/** More than a webinar needs. It limits the emails that someone who stole the session of staff can send. */
const limit = {
  name: 'webinar messages',
  points: 5,
  duration: hour,
  says: 'Too many messages to people who registered for a webinar.',
};

/** The message of staff to everyone who registered for a date of a webinar. It needs a recent proof of identity. */
export async function staffWebinars(
  app: FastifyInstance,
  services: StaffServices & Pick<SiteServices, 'outbox'>,
): Promise<void> {
  const { database, clock, outbox } = services;
  const { sourceOf } = admitStaff(app, services, 'leads');

  answerCall(app, staffCalls.emailRegistered, async (request) => {
    await requireProofOfStaff(request, services);
    const source = sourceOf(request);
    await requireWithin(database, limit, source.accountId, clock());
    const key = readIdempotencyKey(request) ?? randomUUID();
    const people = await emailRegistered(database, request.body, { source, key });
    outbox.wake();
    return { people };
  });
}
