import { siteCalls } from '@accounting-site/contract/calls/site-calls';
import { type Vitals, vitalNames } from '@accounting-site/contract/reports/vitals';
import type { FastifyInstance } from 'fastify';
import { day } from '../../../clock.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { clientNetwork } from '../../../limits/client-network.ts';
import { findPage } from '../../../tallies/find-page.ts';
import { createTally } from '../../../tallies/tally.ts';
import { countVisits } from '../../../visits/count-visit.ts';
import type { SitePages, SiteServices } from '../services.ts';
import { addVitals, type VitalsCount } from './vitals.repository.ts';
import { stepOf } from './vitals-steps.ts';

/** High, because it can only bound what a script adds. Only stored addresses could prevent distorted figures. */
const mostOfNetwork = 120;

/** POST /vitals (specification 10.93): counts visits and how fast pages were, without personal data. */
export async function vitals(
  app: FastifyInstance,
  { database, clock, pages }: Pick<SiteServices, 'database' | 'clock'> & SitePages,
): Promise<void> {
  const tally = createTally<VitalsCount>(app, {
    mostOfNetwork,
    store: (counts) => database.transaction().execute((transaction) => addVitals(transaction, counts)),
    failureMessage: 'could not store how fast pages were',
  });
  const countVisit = countVisits(app, database);
  answerCall(
    app,
    siteCalls.vitals,
    async (request) => {
      const { body, ip } = request;
      const page = findPage(pages(), body.page);
      const now = clock();
      if (page === undefined) return;
      const visit = { page, day: now - (now % day) };
      tally(clientNetwork(ip), listCounts(body, visit));
      countVisit(request, visit);
    },
    { bodyLimit: 1024 },
  );
}

/** One visit in the histogram of each measure that the browser reported. */
function listCounts(vitals: Vitals, visit: Pick<VitalsCount, 'page' | 'day'>): VitalsCount[] {
  return vitalNames.flatMap((measure) => {
    const value = vitals[measure];
    return value === undefined ? [] : [{ ...visit, measure, up_to: stepOf(measure, value), count: 1 }];
  });
}
