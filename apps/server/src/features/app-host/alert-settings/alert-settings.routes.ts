import { appHostCalls } from '@accounting-site/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { requireSignedIn } from '../../../authentication/signed-in.ts';
import type { AppHostServices } from '../services.ts';
import { readAlertSettings, saveAlertSettings } from './alert-settings.repository.ts';

/** GET and PUT /alert-settings (specification §7), shared by all users of a business. */
export async function alertSettings(plain: FastifyInstance, services: AppHostServices): Promise<void> {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { readAlertSettings: readCall, saveAlertSettings: saveCall } = appHostCalls;

  app.get(readCall.path, { schema: { response: { 200: readCall.answer } } }, async (request) => {
    const { businessId } = await requireSignedIn(request, services);
    return readAlertSettings(services.database, businessId);
  });

  app.put(
    saveCall.path,
    {
      // Checked before the body is validated, so that validation errors are shown to signed-in users only.
      preValidation: async (request) => void (await requireSignedIn(request, services)),
      schema: { body: saveCall.request, response: { 200: saveCall.answer } },
    },
    async (request) => {
      const { businessId } = await requireSignedIn(request, services);
      await saveAlertSettings(services.database, businessId, request.body, services.clock());
      return request.body;
    },
  );
}
