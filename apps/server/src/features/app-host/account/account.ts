import type { FastifyInstance } from 'fastify';
import type { AppHostServices } from '../services.ts';
import { accountData } from './account-data.routes.ts';
import { accountDeletion } from './account-deletion.routes.ts';
import { accountSessions } from './account-sessions.routes.ts';
import { emailChange } from './email-change.routes.ts';
import { passwordChange } from './password-change.routes.ts';
import { profile } from './profile.routes.ts';

const parts = [profile, passwordChange, emailChange, accountSessions, accountData, accountDeletion];

export async function account(app: FastifyInstance, services: AppHostServices): Promise<void> {
  for (const part of parts) await app.register(part, services);
}
