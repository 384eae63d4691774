import { staffCalls } from '@accounting-site/contract/calls/staff-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordRepeatable } from '../../../audit/repeatable-events.ts';
import type { StaffServices } from '../../../authentication/signed-in.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { readNumbers } from '../../../numbers/read-numbers.ts';
import { readToday } from '../../../numbers/read-today.ts';
import { readPromise } from '../leads/answer-promise.ts';
import { admitStaff } from '../leads/staff/admit-staff.ts';

/** The first page of the desk: what needs doing, and how the site does. Both are recorded in the audit. */
export async function staffNumbers(app: FastifyInstance, services: StaffServices): Promise<void> {
  const { database, clock } = services;
  const promise = app.readLater(readPromise);

  app.decorateRequest('reader', '');
  app.addHook('onRequest', async (request) => {
    const { accountId } = await admitStaff(request, services, 'desk');
    request.setDecorator('reader', accountId);
  });
  const record = (request: FastifyRequest, detail: string) =>
    recordRepeatable(database, 'numbers read', {
      at: clock(),
      request,
      accountId: request.getDecorator<string>('reader'),
      detail,
    });

  answerCall(app, staffCalls.readToday, async (request) => {
    await record(request, 'today');
    return readToday(database, clock());
  });

  answerCall(app, staffCalls.readNumbers, async (request) => {
    const { days } = request.query;
    await record(request, `${days} days`);
    return readNumbers(database, { days: Number(days), now: clock(), promise: promise() });
  });
}
