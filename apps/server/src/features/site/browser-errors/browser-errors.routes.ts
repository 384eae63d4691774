import { siteCalls } from '@accounting-site/contract/calls/site-calls';
import type { FastifyInstance } from 'fastify';
import { day } from '../../../clock.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { clientNetwork } from '../../../limits/client-network.ts';
import type { Counted } from '../../../observability/metrics.ts';
import { findPage } from '../../../tallies/find-page.ts';
import { createTally } from '../../../tallies/tally.ts';
import type { SitePages, SiteServices } from '../services.ts';
import { addBrowserErrors, type BrowserErrorCount } from './browser-errors.repository.ts';
import { browserFamilies, readBrowserFamily } from './browser-family.ts';

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
  const tally = createTally<BrowserErrorCount>(app, {
    // A browser reports at most three in a page view.
    mostOfNetwork: 10,
    mostKinds: 100,
    store: (counts) => database.transaction().execute((transaction) => addBrowserErrors(transaction, counts)),
    failureMessage: 'could not store the errors of browsers',
  });
  answerCall(
    app,
    siteCalls.browserError,
    async ({ body, headers, ip }) => {
      const page = findPage(pages(), body.page);
      if (page === undefined) return;
      const browser = readBrowserFamily(headers['user-agent']);
      const now = clock();
      const error = { ...body, page, browser, day: now - (now % day), count: 1 };
      if (tally(clientNetwork(ip), [error])) app.metrics.count(reportedBrowserErrors, browser);
    },
    { bodyLimit: 4096 },
  );
}
