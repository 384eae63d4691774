import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/open-database.ts';
import { readMailParties } from '../../mail/mail-writer.ts';
import type { OutboxWorker } from '../../outbox/outbox-worker.ts';
import { articleFeedback } from './article-feedback/article-feedback.routes.ts';
import { demoRequests } from './demo-requests/demo-requests.routes.ts';
import { searchMisses } from './search-misses/search-misses.routes.ts';
import { webinarCalendars } from './webinar-registrations/webinar-calendar.routes.ts';
import { webinarRegistrations } from './webinar-registrations/webinar-registrations.routes.ts';

/** What the site's own calls work with. */
export interface SiteServices {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  /** Woken after something was put into it. */
  readonly outbox: Pick<OutboxWorker, 'wake'>;
}

/** The site's own calls. They take JSON from scripts and plain forms from pages without script. */
export async function siteCalls(app: FastifyInstance, services: SiteServices): Promise<void> {
  const { config, database, clock, outbox } = services;
  const { siteUrl } = readMailParties(config);
  await app.register(formbody);
  await app.register(demoRequests, { config, database, clock, outbox });
  await app.register(webinarRegistrations, { config, database, clock, outbox });
  await app.register(articleFeedback, { database, clock });
  await app.register(searchMisses, { database, clock });
  await app.register(webinarCalendars, { clock, siteUrl });
}
