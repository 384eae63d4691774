import type { AccountSessions } from '@accounting-site/contract/account';
import { securityCalls } from '@accounting-site/contract/calls/security-calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { clearRefreshCookie } from '../../../authentication/refresh-cookie.ts';
import {
  endSession,
  endSessionsOfAccount,
  findLiveSession,
} from '../../../authentication/sessions.repository.ts';
import { requireProof, requireSignedIn } from '../../../authentication/signed-in.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { RefusedCall } from '../../../http/problems.ts';
import type { AppHostServices } from '../services.ts';
import { listLiveSessions } from './account-sessions.repository.ts';

/** GET and DELETE /account/sessions, DELETE /account/sessions/:id: the account's sessions. */
export async function accountSessions(app: FastifyInstance, services: AppHostServices): Promise<void> {
  const { listSessions: listCall, endSession: endCall, endOtherSessions: endOthersCall } = securityCalls;

  app.addHook('onRequest', async (request) => void (await requireSignedIn(request, services)));

  answerCall(app, listCall, (request) => listSessions(services, request));
  answerCall(app, endCall, (request, reply) => endOne(services, request, reply, request.params.id));
  answerCall(app, endOthersCall, (request) => endOthers(services, request));
}

async function listSessions(services: AppHostServices, request: FastifyRequest): Promise<AccountSessions> {
  const { accountId, sessionId } = await requireSignedIn(request, services);
  const rows = await listLiveSessions(services.database, accountId, services.clock());
  const shown = rows.map(({ id, device, created_at, last_seen_at }) => ({
    id,
    device,
    startedAt: new Date(created_at).toISOString(),
    lastSeenAt: new Date(last_seen_at).toISOString(),
    current: id === sessionId,
  }));
  return { sessions: [...shown.filter((each) => each.current), ...shown.filter((each) => !each.current)] };
}

/**
 * Ends one session. Another session than the current one requires a recent proof. For a session of another
 * account the response is the same as for an unknown one.
 */
async function endOne(services: AppHostServices, request: FastifyRequest, reply: FastifyReply, id: string) {
  const { accountId, sessionId: current } = await requireSignedIn(request, services);
  if (id !== current) await requireProof(request, services);
  await services.database.transaction().execute(async (transaction) => {
    const at = services.clock();
    const session = await findLiveSession(transaction, id, at);
    const isOwn = session?.account_id === accountId;
    const ended = isOwn ? await endSession(transaction, id, 'ended elsewhere', at) : undefined;
    if (ended === undefined) throw new RefusedCall(404, 'This session has ended already');
    await recordAuditEvent(transaction, 'session ended', { at, request, accountId, sessionId: id });
  });
  if (id === current) clearRefreshCookie(reply);
}

async function endOthers(services: AppHostServices, request: FastifyRequest) {
  const { accountId, sessionId } = await requireProof(request, services);
  await services.database.transaction().execute(async (transaction) => {
    const now = services.clock();
    const others = { except: sessionId, reason: 'ended elsewhere', now } as const;
    const count = await endSessionsOfAccount(transaction, accountId, others);
    const detail = String(count);
    await recordAuditEvent(transaction, 'other sessions ended', {
      at: now,
      request,
      accountId,
      sessionId,
      detail,
    });
  });
}
