import { appHostCalls } from '@accounting-site/contract/calls/session-calls';
import type { FastifyInstance } from 'fastify';
import { requireSignedIn } from '../../../authentication/signed-in.ts';
import { answerCall } from '../../../http/answer-call.ts';
import type { AppHostServices } from '../services.ts';
import { readAlertSettings, saveAlertSettings } from './alert-settings.repository.ts';

/** GET and PUT /alert-settings (specification §7), shared by all users of a business. */
export async function alertSettings(app: FastifyInstance, services: AppHostServices): Promise<void> {
  const { readAlertSettings: readCall, saveAlertSettings: saveCall } = appHostCalls;

  answerCall(app, readCall, async (request) => {
    const { businessId } = await requireSignedIn(request, services);
    return readAlertSettings(services.database, businessId);
  });

  answerCall(
    app,
    saveCall,
    async (request) => {
      const { businessId } = await requireSignedIn(request, services);
      await saveAlertSettings(services.database, businessId, request.body, services.clock());
      return request.body;
    },
    {
      // Checked before the body is validated, so that validation errors are shown to signed-in users only.
      preValidation: async (request) => void (await requireSignedIn(request, services)),
    },
  );
}
