import type { FastifyInstance } from 'fastify';
import type { AccessTokens } from '../../authentication/access-tokens.ts';
import type { PasswordHashing } from '../../authentication/password-hashing.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/open-database.ts';
import { alertSettings } from './alert-settings/alert-settings.routes.ts';
import { inventory } from './inventory/inventory.routes.ts';
import { sessions } from './sessions/sessions.routes.ts';

/** What the application's calls work with. */
export interface AppHostServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: PasswordHashing;
  readonly accessTokens: AccessTokens;
}

/** The application's calls, answered by this server where APP_HOST names no other (readings, 'Two halves'). */
export async function appHost(app: FastifyInstance, services: AppHostServices): Promise<void> {
  const { database, clock, passwords, accessTokens } = services;
  await app.register(sessions, { database, clock, passwords, accessTokens });
  await app.register(alertSettings, { database, clock, passwords, accessTokens });
  await app.register(inventory, { database, clock, passwords, accessTokens });
}
