import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/open-database.ts';
import { demoRequests } from './demo-requests/demo-requests.routes.ts';
import { webinarRegistrations } from './webinar-registrations/webinar-registrations.routes.ts';

/** What the site's own calls work with. */
export interface SiteServices {
  readonly database: Database;
  readonly clock: Clock;
}

/** The site's own calls. They take JSON from scripts and plain forms from pages without script. */
export async function siteCalls(app: FastifyInstance, { database, clock }: SiteServices): Promise<void> {
  await app.register(formbody);
  await app.register(demoRequests, { database, clock });
  await app.register(webinarRegistrations, { database, clock });
}
