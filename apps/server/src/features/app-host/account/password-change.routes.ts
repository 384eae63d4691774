import { accountCalls } from '@accounting-site/contract/account-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  type AccountRow,
  findOwnWords,
  holdAccount,
  setPasswordHash,
} from '../../../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { describeDevice } from '../../../authentication/devices.ts';
import { refuseWeakPassword } from '../../../authentication/password-policy.ts';
import { endSessionsOfAccount } from '../../../authentication/sessions.repository.ts';
import { requireProof } from '../../../authentication/signed-in.ts';
import type { Database } from '../../../database/open-database.ts';
import { cancelMailedLinks } from '../../../mailed-links/mailed-links.repository.ts';
import { addNotice } from '../../../notices/notices.repository.ts';
import { RefusedCall } from '../../../problems.ts';
import type { AppHostServices } from '../app-host.ts';
import { requireStillSignedIn } from './still-signed-in.ts';

/** PUT /account/password: another password, or the first one of somebody who signs in otherwise. */
export async function passwordChange(plain: FastifyInstance, services: AppHostServices): Promise<void> {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { changePassword: call } = accountCalls;

  app.put(
    call.path,
    {
      onRequest: async (request) => void (await requireProof(request, services)),
      schema: { body: call.request },
    },
    async (request, reply) => {
      await changePassword(services, request, request.body.password);
      return reply.code(call.status).send();
    },
  );
}

/** @throws RefusedCall 422 for a password that is easy to guess, 401, 403, or 503 when too many are hashing */
async function changePassword(
  services: AppHostServices,
  request: FastifyRequest,
  password: string,
): Promise<void> {
  const { database, passwords, clock, outbox } = services;
  const { accountId, sessionId } = await requireProof(request, services);
  await refuseWeakPassword(password, (await findOwnWords(database, accountId)) ?? {});
  await passwords.withRoom(async () => {
    const passwordHash = await passwords.hash(password);
    await database.transaction().execute(async (transaction) => {
      const now = clock();
      const account = await holdAccount(transaction, accountId);
      await requireStillSignedIn(transaction, sessionId, now);
      if (account === undefined) throw new RefusedCall(401, 'Please sign in');
      await setPasswordHash(transaction, accountId, passwordHash);
      await shutOutOthers(transaction, account, { sessionId, now });
      await addNotice(transaction, 'password changed', { account, device: describeDevice(request), now });
      await recordAuditEvent(transaction, 'password changed', { at: now, request, accountId, sessionId });
    });
  });
  outbox.wake();
}

/** Whoever knew the old password keeps nothing: no other session, and no link that is on its way. */
async function shutOutOthers(
  transaction: Database,
  { id }: AccountRow,
  { sessionId, now }: { sessionId: string; now: number },
): Promise<void> {
  await endSessionsOfAccount(transaction, id, { except: sessionId, reason: 'password changed', now });
  await cancelMailedLinks(transaction, id, 'password reset', now);
  await cancelMailedLinks(transaction, id, 'new e-mail', now);
}
