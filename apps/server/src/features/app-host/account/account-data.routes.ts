import { accountCalls } from '@accounting-site/contract/account-calls';
import type { FastifyInstance } from 'fastify';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { requireProof } from '../../../authentication/signed-in.ts';
import type { AppHostServices } from '../app-host.ts';
import { readAccountData } from './account-data.ts';

/**
 * GET /account/data: everything that is stored about an account, for its owner to keep (Act 843, GDPR Articles 15 and 20).
 * It takes a recent proof: reading all of it with a session that was left open is worse than typing a password.
 */
export async function accountData(app: FastifyInstance, services: AppHostServices): Promise<void> {
  const { database, clock } = services;

  app.get(accountCalls.downloadData.path, async (request, reply) => {
    const { accountId, businessId, sessionId } = await requireProof(request, services);
    const now = clock();
    await recordAuditEvent(database, 'data downloaded', { at: now, request, accountId, sessionId });
    const data = await readAccountData(database, { accountId, businessId, now });
    const day = new Date(now).toISOString().slice(0, 10);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="account-${day}.json"`)
      .send(JSON.stringify(data, null, 2));
  });
}
