import type { FastifyInstance } from 'fastify';
import type { AccessTokens } from '../../authentication/access-tokens.ts';
import type { PasswordHashing } from '../../authentication/password-hashing.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/open-database.ts';
import type { OutboxWorker } from '../../outbox/outbox-worker.ts';
import type { InstallationKey } from '../../secrets/installation-key.ts';
import { account } from './account/account.ts';
import { alertSettings } from './alert-settings/alert-settings.routes.ts';
import { inventory } from './inventory/inventory.routes.ts';
import { inventoryItems } from './inventory/inventory-items.routes.ts';
import { passkeys } from './passkeys/passkeys.routes.ts';
import { passwordReset } from './password-reset/password-reset.routes.ts';
import { providers } from './providers/providers.routes.ts';
import { reauthentication } from './reauthentication/reauthentication.routes.ts';
import { secondFactor } from './second-factor/second-factor.routes.ts';
import { sessions } from './sessions/sessions.routes.ts';
import { signUp } from './sign-up/sign-up.routes.ts';

/** What the application's calls work with. */
export interface AppHostServices {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: PasswordHashing;
  readonly accessTokens: AccessTokens;
  readonly key: InstallationKey;
  /** Woken after something was put into it. */
  readonly outbox: Pick<OutboxWorker, 'wake' | 'wakeLater'>;
}

const features = [
  sessions,
  signUp,
  passwordReset,
  account,
  reauthentication,
  secondFactor,
  passkeys,
  providers,
  alertSettings,
  inventory,
  inventoryItems,
];

/** The application's calls, answered by this server where APP_HOST names no other (readings, 'Two halves'). */
export async function appHost(app: FastifyInstance, services: AppHostServices): Promise<void> {
  const { config, database, clock, passwords, accessTokens, key, outbox } = services;
  for (const feature of features) {
    await app.register(feature, { config, database, clock, passwords, accessTokens, key, outbox });
  }
}
