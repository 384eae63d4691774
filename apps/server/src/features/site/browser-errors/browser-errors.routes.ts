import { siteCalls } from '@accounting-site/contract/calls/site-calls';
import type { FastifyInstance } from 'fastify';
import { answerCall } from '../../../http/answer-call.ts';
import { clientNetwork } from '../../../limits/client-network.ts';
import type { Counted } from '../../../observability/metrics.ts';
import { findPage } from '../../../tallies/find-page.ts';
import { storeEachMinute } from '../../../tallies/store-each-minute.ts';
import type { SitePages, SiteServices } from '../services.ts';
import { addBrowserErrors } from './browser-errors.repository.ts';
import { BrowserErrorsTally } from './browser-errors-tally.ts';
import { browserFamilies, readBrowserFamily } from './browser-family.ts';

/** Counts the accepted errors by browser family. */
export const reportedBrowserErrors: Counted = {
  name: 'accounting_site_browser_errors_total',
  help: 'Errors of scripts that browsers reported, by browser family.',
  label: 'browser',
  kinds: browserFamilies,
};

/** POST /browser-errors: counts the errors of our scripts, without personal data. */
export async function browserErrors(
  app: FastifyInstance,
  { database, clock, pages }: Pick<SiteServices, 'database' | 'clock'> & SitePages,
): Promise<void> {
  const { browserError: call } = siteCalls;
  const tally = new BrowserErrorsTally();

  answerCall(
    app,
    call,
    async (request) => {
      const page = findPage(pages, request.body.page);
      const browser = readBrowserFamily(request.headers['user-agent']);
      const from = { browser, network: clientNetwork(request.ip), now: clock() };
      const isCounted = page !== undefined && tally.add({ ...request.body, page }, from);
      if (isCounted) app.metrics.count(reportedBrowserErrors, browser);
    },
    { bodyLimit: 4096 },
  );

  storeEachMinute(app, tally, {
    add: (counts) => database.transaction().execute((transaction) => addBrowserErrors(transaction, counts)),
    complaint: 'could not store the errors of browsers',
  });
}
