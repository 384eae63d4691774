import { Readable } from 'node:stream';
import { dayOf } from '@accounting-site/content/dates/content-day';
import { accountCalls } from '@accounting-site/contract/calls/account-calls';
import type { FastifyInstance } from 'fastify';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { hour } from '../../../clock.ts';
import { createBusinessQueues } from '../../../limits/business-queues.ts';
import { requireWithin } from '../../../limits/too-many.ts';
import { answerSignedIn } from '../answer-signed-in.ts';
import type { AppHostServices } from '../services.ts';
import { writeAccountData } from './account-data.ts';

/** For each account. One copy is enough for most users; the others allow for lost connections. */
const limit = {
  name: 'account data',
  points: 10,
  duration: hour,
  says: 'Too many downloads in a short time.',
};

/** GET /account/data: everything stored about an account, for its owner to keep (Act 843, GDPR Articles 15 and 20). */
export async function accountData(app: FastifyInstance, services: AppHostServices): Promise<void> {
  const { database, clock } = services;
  const waitInQueue = createBusinessQueues('account data at once', 1);
  answerSignedIn(app, services, accountCalls.downloadData, async (request, signedIn, reply) => {
    const { accountId, businessId, sessionId } = signedIn;
    const now = clock();
    await requireWithin(database, limit, accountId, now);
    await waitInQueue(businessId, reply);
    await recordAuditEvent(database, 'data downloaded', { at: now, request, accountId, sessionId });
    const day = dayOf(now);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="account-${day}.json"`)
      .send(Readable.from(writeAccountData(services, { accountId, businessId, now })));
  });
}
