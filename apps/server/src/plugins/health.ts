import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { refusal } from '../http/problems.ts';
import { answerProblem } from './errors.ts';

/** `/healthz`: the process responds. `/readyz`: the database responds and its tables exist. */
export async function health(app: FastifyInstance, { database }: { database: Database }): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));

  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await sql`select 1 from accounts where 1 = 0`.execute(database);
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'the database is unavailable');
      answerProblem(refusal(503), request, reply);
      return reply;
    }
  });
}
