import { text } from '@accounting-site/content/reading/fields';
import { readPage } from '@accounting-site/content/reading/pages';
import { entryCalls } from '@accounting-site/contract/calls/entry-calls';
import { appHostCalls } from '@accounting-site/contract/calls/session-calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { answerSession } from '../../../authentication/open-session.ts';
import {
  clearRefreshCookie,
  readRefreshCookie,
  setRefreshCookie,
} from '../../../authentication/refresh-cookie.ts';
import { findSessionOfToken, rotateRefreshToken } from '../../../authentication/refresh-tokens.repository.ts';
import { sessionRefreshes } from '../../../authentication/session-refreshes.ts';
import { endSession } from '../../../authentication/sessions.repository.ts';
import { bearerToken } from '../../../authentication/signed-in.ts';
import { createGroupCommits, type RunInGroup } from '../../../database/group-commits.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { RefusedCall } from '../../../http/problems.ts';
import type { AppHostServices } from '../services.ts';
import { answerChallenge } from './answer-challenge.ts';
import { login } from './login.ts';

/** POST /login and its second step, /refresh and /logout (specification §7). */
export async function sessions(app: FastifyInstance, services: AppHostServices): Promise<void> {
  const inGroup = createGroupCommits(services.database);
  const disabledText = app.readLater(readDisabledText);

  answerCall(app, appHostCalls.login, async (request, reply) => {
    const session = await services.passwords.withRoom(() =>
      login({ ...services, inGroup, disabledText }, request, request.body),
    );
    return answerSession(services.accessTokens, reply, session);
  });
  answerCall(app, entryCalls.secondFactor, async (request, reply) => {
    const session = await answerChallenge(services, request, request.body);
    return answerSession(services.accessTokens, reply, session);
  });
  answerCall(app, appHostCalls.refresh, (request, reply) =>
    refresh({ ...services, inGroup }, request, reply),
  );
  answerCall(app, appHostCalls.logout, (request, reply) => logout(services, request, reply));
}

const schema = z.object({ provider_problems: z.object({ disabled: text() }) });

/** The same as after a sign-in with a provider. @throws ContentError when it is invalid */
const readDisabledText = () => readPage('login', schema).provider_problems.disabled;

async function refresh(
  { inGroup, accessTokens, clock }: Pick<AppHostServices, 'accessTokens' | 'clock'> & { inGroup: RunInGroup },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const token = readRefreshCookie(request);
  if (token === undefined) throw sessionEnded();
  const rotation = await inGroup(async (transaction) => {
    const now = clock();
    const rotation = await rotateRefreshToken(transaction, token, now);
    if (rotation.outcome === 'reused') {
      const { id: sessionId, account_id: accountId } = rotation.session;
      await recordAuditEvent(transaction, 'refresh token reused', { at: now, request, accountId, sessionId });
    }
    return rotation;
  });
  request.server.metrics.count(sessionRefreshes, rotation.outcome);
  if (rotation.outcome !== 'rotated') throw sessionEnded();
  const { session, generation } = rotation;
  const { id: sessionId, account_id: accountId } = session;
  const accessToken = await accessTokens.sign({ sessionId, accountId, generation });
  setRefreshCookie(reply, rotation.token, session.remember === 1);
  return { accessToken };
}

function sessionEnded(): RefusedCall {
  return new RefusedCall(401, 'Your session has ended. Please sign in again.');
}

/** Ends the session of the cookie and that of the bearer token, whichever are present. */
async function logout(
  { database, accessTokens, clock }: AppHostServices,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const cookie = readRefreshCookie(request);
  const bearer = bearerToken(request);
  const named = new Set([
    cookie === undefined ? undefined : await findSessionOfToken(database, cookie),
    bearer === undefined ? undefined : (await accessTokens.verify(bearer, { expired: true }))?.sessionId,
  ]);
  for (const sessionId of named) {
    if (sessionId === undefined) continue;
    await database.transaction().execute(async (transaction) => {
      const at = clock();
      const accountId = await endSession(transaction, sessionId, 'logout', at);
      if (accountId === undefined) return;
      await recordAuditEvent(transaction, 'logout', { at, request, accountId, sessionId });
    });
  }
  clearRefreshCookie(reply);
}
