import type { FastifyInstance } from 'fastify';
import { accountData } from './account/account-data.routes.ts';
import { accountDeletion } from './account/account-deletion.routes.ts';
import { accountSessions } from './account/account-sessions.routes.ts';
import { emailChange } from './account/email-change.routes.ts';
import { passwordChange } from './account/password-change.routes.ts';
import { profile } from './account/profile.routes.ts';
import { alertSettings } from './alert-settings/alert-settings.routes.ts';
import { admitted } from './answer-signed-in.ts';
import { inventory } from './inventory/inventory.routes.ts';
import { passkeys } from './passkeys/passkeys.routes.ts';
import { passwordReset } from './password-reset/password-reset.routes.ts';
import { providers } from './providers/providers.routes.ts';
import { reauthentication } from './reauthentication/reauthentication.routes.ts';
import { secondFactor } from './second-factor/second-factor.routes.ts';
import type { AppHostServices } from './services.ts';
import { sessions } from './sessions/sessions.routes.ts';
import { signUp } from './sign-up/sign-up.routes.ts';

const features = [
  sessions,
  signUp,
  passwordReset,
  profile,
  passwordChange,
  emailChange,
  accountSessions,
  accountData,
  accountDeletion,
  reauthentication,
  secondFactor,
  passkeys,
  providers,
  alertSettings,
  inventory,
];

/**
 * The application's endpoints. This server provides them when APP_HOST names no other (docs/architecture.md,
 * 'Two modes').
 */
export async function appHostRoutes(app: FastifyInstance, services: AppHostServices): Promise<void> {
  const { config, database, clock, passwords, accessTokens, key, outbox } = services;
  app.decorateRequest(admitted);
  for (const feature of features) {
    await app.register(feature, { config, database, clock, passwords, accessTokens, key, outbox });
  }
}
