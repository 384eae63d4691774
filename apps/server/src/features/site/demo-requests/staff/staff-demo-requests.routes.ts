import { Readable } from 'node:stream';
import { staffCalls } from '@accounting-site/contract/calls/site-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordAuditEvent } from '../../../../audit/audit-events.repository.ts';
import { recordRepeatable } from '../../../../audit/repeatable-events.ts';
import type { SignedIn, StaffServices } from '../../../../authentication/signed-in.ts';
import { answerCall } from '../../../../http/answer-call.ts';
import { RefusedCall } from '../../../../http/problems.ts';
import { findDemoRequest } from '../demo-requests.repository.ts';
import { describeChoice, describeList } from '../describe-choice.ts';
import { noteAnswered } from '../note-answered.ts';
import { admitStaff, requireProofOfStaff } from './admit-staff.ts';
import { choiceOf, demoRequestsAsCsv } from './demo-requests-as-csv.ts';
import { listPage, showDemoRequests } from './list-page.ts';

const noSuch = 'There is no such demo request';

/**
 * The endpoints of the page /staff/demo-requests: GET the list by pages, GET it as CSV, PUT whether a request
 * was answered. Each checks the account's role before it reads any other input, and records the access in the
 * audit.
 */
export async function staffDemoRequests(app: FastifyInstance, services: StaffServices): Promise<void> {
  const { database, clock } = services;
  const { listDemoRequests: listCall, noteAnswered: noteCall } = staffCalls;

  app.decorateRequest('staff');
  app.addHook('onRequest', async (request) => {
    request.setDecorator<SignedIn>('staff', await admitStaff(request, services));
  });
  const sourceOf = (request: FastifyRequest) => {
    const { accountId, sessionId } = request.getDecorator<SignedIn>('staff');
    return { at: clock(), request, accountId, sessionId };
  };

  answerCall(app, listCall, async (request) => {
    const page = await listPage(database, request.query);
    const detail = describeList(request.query, page.requests);
    await recordRepeatable(database, 'demo requests listed', { ...sourceOf(request), detail });
    return page;
  });

  answerCall(app, staffCalls.exportDemoRequests, async (request, reply) => {
    await requireProofOfStaff(request, services);
    const detail = describeChoice(request.query);
    await recordAuditEvent(database, 'demo requests exported', { ...sourceOf(request), detail });
    const day = new Date(clock()).toISOString().slice(0, 10);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="demo-requests-${day}.csv"`)
      .send(Readable.from(demoRequestsAsCsv(database, choiceOf(request.query))));
  });

  answerCall(app, noteCall, async (request) => {
    const { params, body } = request;
    await noteAnswered(database, params.id, body.answered, sourceOf(request));
    const row = await findDemoRequest(database, params.id);
    const [shown] = row === undefined ? [] : await showDemoRequests(database, [row]);
    if (shown === undefined) throw new RefusedCall(404, noSuch);
    return shown;
  });
}
