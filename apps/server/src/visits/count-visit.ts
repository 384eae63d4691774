import type { CountedKind } from '@accounting-site/contract/reports/visits';
import type { Vitals } from '@accounting-site/contract/reports/vitals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { Database } from '../database/open-database.ts';
import { clientNetwork } from '../limits/client-network.ts';
import { createTally } from '../tallies/tally.ts';
import { addVisits, type VisitCount } from './visits.repository.ts';

/** The same limit as for page speed. Many people share the address of a mobile network. */
const mostOfNetwork = 120;
/** The most different rows in a minute. A busy minute has fewer. */
const mostKinds = 5000;

/**
 * Counts what browsers report about visits, in memory, and stores the counts once a minute. The address and
 * the kind of browser decide whether a visit is counted, and are not stored. A kind that a report repeats is
 * counted once, except downloads: a page reports each of those.
 */
export function countVisits(app: FastifyInstance, database: Database) {
  const tally = createTally<VisitCount>(app, {
    mostOfNetwork,
    mostKinds,
    store: (counts) => database.transaction().execute((transaction) => addVisits(transaction, counts)),
    failureMessage: 'could not store the counts of visits',
  });
  return (
    { body, headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'> & { body: Vitals },
    { page, day }: Pick<VisitCount, 'page' | 'day'>,
  ): void => {
    const { counts, source, campaign } = body;
    const browser = headers['user-agent'];
    // Pages of the desk are opened by the team only.
    if (counts.length === 0 || /^\/staff(\/|$)/.test(page) || !browser || isbot(browser)) return;
    tally(
      clientNetwork(ip),
      counts.filter(isCounted).map((kind) => ({ day, kind, page, source, campaign, count: 1 })),
    );
  };
}

const isCounted = (kind: CountedKind, at: number, counts: readonly CountedKind[]) =>
  kind === 'download' || counts.indexOf(kind) === at;
