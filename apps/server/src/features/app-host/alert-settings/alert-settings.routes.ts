import { appHostCalls } from '@accounting-site/contract/calls/session-calls';
import type { FastifyInstance } from 'fastify';
import { answerSignedIn } from '../answer-signed-in.ts';
import type { AppHostServices } from '../services.ts';
import { readAlertSettings, saveAlertSettings } from './alert-settings.repository.ts';

/** GET and PUT /alert-settings (specification §7), shared by all users of a business. */
export async function alertSettings(app: FastifyInstance, services: AppHostServices): Promise<void> {
  const { database, clock } = services;
  answerSignedIn(app, services, appHostCalls.readAlertSettings, (_request, { businessId }) =>
    readAlertSettings(database, businessId),
  );
  answerSignedIn(app, services, appHostCalls.saveAlertSettings, async (request, { businessId }) => {
    await saveAlertSettings(database, businessId, request.body, clock());
    return request.body;
  });
}
