import type { AccountSessions } from '@accounting-site/contract/account/account';
import { securityCalls } from '@accounting-site/contract/calls/security-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { clearRefreshCookie } from '../../../authentication/refresh-cookie.ts';
import {
  endSession,
  endSessionsOfAccount,
  findLiveSession,
  listLiveSessions,
} from '../../../authentication/sessions.repository.ts';
import { requireProof, type SignedIn } from '../../../authentication/signed-in.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { isoTime } from '../../../iso-time.ts';
import { answerSignedIn } from '../answer-signed-in.ts';
import type { AppHostServices } from '../services.ts';

/** GET and DELETE /account/sessions, DELETE /account/sessions/:id: the account's sessions. */
export async function accountSessions(app: FastifyInstance, services: AppHostServices): Promise<void> {
  answerSignedIn(app, services, securityCalls.listSessions, (_request, signedIn) =>
    listSessions(services, signedIn),
  );
  answerSignedIn(
    app,
    services,
    securityCalls.endSession,
    async (request, signedIn, reply) => {
      await endOne(services, request, signedIn, request.params.id);
      if (request.params.id === signedIn.sessionId) clearRefreshCookie(reply);
    },
    { access: 'access token' },
  );
  answerSignedIn(app, services, securityCalls.endOtherSessions, (request, signedIn) =>
    endOthers(services, request, signedIn),
  );
}

async function listSessions(
  services: AppHostServices,
  { accountId, sessionId }: SignedIn,
): Promise<AccountSessions> {
  const rows = await listLiveSessions(services.database, accountId, services.clock());
  const shown = rows.map(({ id, device, created_at, last_seen_at }) => ({
    id,
    device,
    startedAt: isoTime(created_at),
    lastSeenAt: isoTime(last_seen_at),
    current: id === sessionId,
  }));
  return { sessions: [...shown.filter((each) => each.current), ...shown.filter((each) => !each.current)] };
}

/**
 * Ends one session. Another session than the current one requires a recent proof. For a session of another
 * account the response is the same as for an unknown one.
 */
async function endOne(
  services: AppHostServices,
  request: FastifyRequest,
  { accountId, sessionId: current }: SignedIn,
  id: string,
) {
  if (id !== current) await requireProof(request, services);
  await services.database.transaction().execute(async (transaction) => {
    const at = services.clock();
    const session = await findLiveSession(transaction, id, at);
    const isOwn = session?.account_id === accountId;
    const ended = isOwn ? await endSession(transaction, id, 'ended elsewhere', at) : undefined;
    if (ended === undefined) throw new RefusedCall(404, 'This session has ended already');
    await recordAuditEvent(transaction, 'session ended', { at, request, accountId, sessionId: id });
  });
}

async function endOthers(
  services: AppHostServices,
  request: FastifyRequest,
  { accountId, sessionId }: SignedIn,
) {
  await services.database.transaction().execute(async (transaction) => {
    const now = services.clock();
    const others = { except: sessionId, reason: 'ended elsewhere', now } as const;
    const detail = String(await endSessionsOfAccount(transaction, accountId, others));
    const event = { at: now, request, accountId, sessionId, detail };
    await recordAuditEvent(transaction, 'other sessions ended', event);
  });
}
