import { Readable } from 'node:stream';
import { sitePaths } from '@accounting-site/contract/call-paths';
import { staffCalls } from '@accounting-site/contract/calls';
import { demoRequestFiltersSchema } from '@accounting-site/contract/staff-demo-requests';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireStaff, type SessionServices } from '../../../../authentication/signed-in.ts';
import { RefusedCall } from '../../../../problems.ts';
import { findDemoRequest, markAnswered, markUnanswered } from '../demo-requests.repository.ts';
import { choiceOf, demoRequestsAsCsv } from './demo-requests-as-csv.ts';
import { listPage, showDemoRequests } from './list-page.ts';

const noSuch = 'There is no such demo request';

/**
 * The calls of the page /staff/demo-requests: GET the list by pages, GET it as CSV, PUT whether one is answered. Each
 * asks for the account's role before it looks at anything else that was sent.
 */
export async function staffDemoRequests(plain: FastifyInstance, services: SessionServices): Promise<void> {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { database, clock } = services;
  const { listDemoRequests: listCall, noteAnswered: noteCall } = staffCalls;

  app.addHook('onRequest', async (request) => void (await requireStaff(request, services)));

  app.get(
    listCall.path,
    { schema: { querystring: listCall.query, response: { 200: listCall.answer } } },
    ({ query }) => listPage(database, query),
  );

  app.get(
    sitePaths.staffDemoRequestsCsv,
    { schema: { querystring: demoRequestFiltersSchema } },
    async ({ query }, reply) => {
      const day = new Date(clock()).toISOString().slice(0, 10);
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="demo-requests-${day}.csv"`);
      return Readable.from(demoRequestsAsCsv(database, choiceOf(query)));
    },
  );

  app.put(
    noteCall.path,
    {
      schema: {
        params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/, { error: noSuch }) }),
        body: noteCall.request,
        response: { 200: noteCall.answer },
      },
    },
    async ({ params: { id }, body: { answered } }) => {
      if (answered) await markAnswered(database, id, clock());
      else await markUnanswered(database, id);
      const row = await findDemoRequest(database, id);
      const [shown] = row === undefined ? [] : await showDemoRequests(database, [row]);
      if (shown === undefined) throw new RefusedCall(404, noSuch);
      return shown;
    },
  );
}
