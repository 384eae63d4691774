import { Readable } from 'node:stream';
import { accountCalls } from '@accounting-site/contract/calls/account-calls';
import type { FastifyInstance } from 'fastify';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { requireProof } from '../../../authentication/signed-in.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { createBusinessTurns } from '../business-turns.ts';
import type { AppHostServices } from '../services.ts';
import { writeAccountData } from './account-data.ts';
import { countDownload } from './count-download.ts';

/**
 * GET /account/data: everything stored about an account, for its owner to keep (Act 843, GDPR Articles 15 and
 * 20). It requires a recent proof of identity, because someone else at an open session could download all of
 * it.
 */
export async function accountData(app: FastifyInstance, services: AppHostServices): Promise<void> {
  const { database, clock } = services;
  const holdTurn = createBusinessTurns('account data at once', 1);

  answerCall(app, accountCalls.downloadData, async (request, reply) => {
    const { accountId, businessId, sessionId } = await requireProof(request, services);
    const now = clock();
    await countDownload(database, accountId, now);
    await holdTurn(businessId, reply);
    await recordAuditEvent(database, 'data downloaded', { at: now, request, accountId, sessionId });
    const day = new Date(now).toISOString().slice(0, 10);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="account-${day}.json"`)
      .send(Readable.from(writeAccountData(services, { accountId, businessId, now })));
  });
}
