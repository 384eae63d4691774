import { accountCalls } from '@accounting-site/contract/calls/account-calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readRefreshCookie, setRefreshCookie } from '../../../authentication/refresh-cookie.ts';
import {
  findSessionOfCurrentToken,
  rotateRefreshToken,
} from '../../../authentication/refresh-tokens.repository.ts';
import { answerSignedIn } from '../answer-signed-in.ts';
import type { AppHostServices } from '../services.ts';
import { reauthenticate } from './reauthenticate.ts';

/** POST /account/reauthentication: required before changes to an account's security settings. */
export async function reauthentication(app: FastifyInstance, services: AppHostServices): Promise<void> {
  answerSignedIn(app, services, accountCalls.reauthenticate, async (request, signedIn, reply) => {
    await reauthenticate(services, request, signedIn, request.body);
    await replaceRefreshToken(services, request, reply, signedIn.sessionId);
  });
}

/** Replaces the refresh token, so that a copy of the earlier one cannot use the proof for long. */
async function replaceRefreshToken(
  { database, clock }: AppHostServices,
  request: FastifyRequest,
  reply: FastifyReply,
  sessionId: string,
): Promise<void> {
  const token = readRefreshCookie(request);
  if (token === undefined) return;
  const rotation = await database.transaction().execute(async (transaction) => {
    const session = await findSessionOfCurrentToken(transaction, token, clock());
    return session?.id === sessionId ? rotateRefreshToken(transaction, token, clock()) : undefined;
  });
  if (rotation?.outcome !== 'rotated') return;
  setRefreshCookie(reply, rotation.token, rotation.session.remember === 1);
}
