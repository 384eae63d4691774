import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { siteAddress } from '../../config/config.ts';
import { articleFeedback } from './article-feedback/article-feedback.routes.ts';
import { browserErrors } from './browser-errors/browser-errors.routes.ts';
import { callRequests } from './call-requests/call-requests.routes.ts';
import { demoRequests } from './demo-requests/demo-requests.routes.ts';
import { searchMisses } from './search-misses/search-misses.routes.ts';
import type { SitePages, SiteServices } from './services.ts';
import { vitals } from './vitals/vitals.routes.ts';
import { webinarCalendars } from './webinar-registrations/webinar-calendar.routes.ts';
import { webinarRegistrations } from './webinar-registrations/webinar-registrations.routes.ts';

/** The site's own endpoints. They accept JSON from scripts and plain forms from pages without script. */
export async function siteRoutes(app: FastifyInstance, services: SiteServices & SitePages): Promise<void> {
  const { config, database, clock, outbox, pages } = services;
  await app.register(formbody);
  await app.register(demoRequests, { config, database, clock, outbox });
  await app.register(callRequests, { config, database, clock, outbox });
  await app.register(webinarRegistrations, { config, database, clock, outbox });
  await app.register(articleFeedback, { database, clock });
  await app.register(searchMisses, { database, clock });
  await app.register(vitals, { database, clock, pages });
  await app.register(browserErrors, { database, clock, pages });
  await app.register(webinarCalendars, { clock, siteUrl: siteAddress(config) });
}
