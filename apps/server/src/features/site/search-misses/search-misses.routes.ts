import { siteCalls } from '@accounting-site/contract/calls/site-calls';
import { looksPersonal } from '@accounting-site/contract/reports/search-query';
import type { FastifyInstance } from 'fastify';
import { hour } from '../../../clock.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { countCall } from '../../../site-forms/form-limits.ts';
import type { SiteServices } from '../services.ts';
import { countSearchMiss } from './search-misses.repository.ts';

const limit = { name: 'search miss', points: 60, duration: hour };

/**
 * POST /search-misses (specification 10.58): counts the text of a search without results, and stores nothing
 * else.
 */
export async function searchMisses(
  app: FastifyInstance,
  { database, clock }: Pick<SiteServices, 'database' | 'clock'>,
): Promise<void> {
  answerCall(app, siteCalls.searchMiss, async (request) => {
    const { query } = request.body;
    const now = clock();
    await database.transaction().execute(async (transaction) => {
      await countCall(transaction, limit, { request, now });
      if (!looksPersonal(query)) await countSearchMiss(transaction, query, now);
    });
  });
}
