import { siteCalls } from '@accounting-site/contract/calls/site-calls';
import type { FastifyInstance } from 'fastify';
import { answerCall } from '../../../http/answer-call.ts';
import { clientNetwork } from '../../../limits/client-network.ts';
import { findPage } from '../../../tallies/find-page.ts';
import { storeEachMinute } from '../../../tallies/store-each-minute.ts';
import type { SitePages, SiteServices } from '../services.ts';
import { addVitals } from './vitals.repository.ts';
import { VitalsTally } from './vitals-tally.ts';

/** POST /vitals (specification 10.93): counts how fast a page was, without personal data. */
export async function vitals(
  app: FastifyInstance,
  { database, clock, pages }: Pick<SiteServices, 'database' | 'clock'> & SitePages,
): Promise<void> {
  const { vitals: call } = siteCalls;
  const tally = new VitalsTally();

  answerCall(
    app,
    call,
    async (request) => {
      const page = findPage(pages, request.body.page);
      const visit = { network: clientNetwork(request.ip), now: clock() };
      if (page !== undefined) tally.add(page, request.body, visit);
    },
    { bodyLimit: 1024 },
  );

  storeEachMinute(app, tally, {
    add: (counts) => database.transaction().execute((transaction) => addVitals(transaction, counts)),
    complaint: 'could not store how fast pages were',
  });
}
