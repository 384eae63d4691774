import { type Clock, second } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import type { Metrics } from '../observability/metrics.ts';
import { countUnsent } from './outbox.repository.ts';

const measured = {
  waiting: {
    name: 'accounting_site_outbox_waiting',
    help: 'Messages that are still to be sent, including retries.',
    label: 'kind',
  },
  failed: {
    name: 'accounting_site_outbox_failed',
    help: 'Webhooks that were given up, and emails of the last day, until they are retried.',
    label: 'kind',
  },
  oldest: {
    name: 'accounting_site_outbox_oldest_waiting_seconds',
    help: 'Age of the oldest message that is still to be sent.',
    label: 'kind',
  },
} as const;

/** Counts the messages in the outbox at each scrape. All servers on one database report the same numbers. */
export function watchOutbox(metrics: Metrics, database: Database, clock: Clock): void {
  metrics.watch(measured, async () => {
    const now = clock();
    const kinds = await countUnsent(database, now);
    const each = (value: (kind: (typeof kinds)['mail']) => number) => ({
      mail: value(kinds.mail),
      webhook: value(kinds.webhook),
    });
    return {
      waiting: each(({ waiting }) => waiting),
      failed: each(({ failed }) => failed),
      oldest: each(({ oldest }) => (oldest === undefined ? 0 : Math.max(0, now - oldest) / second)),
    };
  });
}
