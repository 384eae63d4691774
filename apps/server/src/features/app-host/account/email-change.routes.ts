import { accountCalls, entryCalls } from '@accounting-site/contract/account-calls';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { requireProof } from '../../../authentication/signed-in.ts';
import { answerFormError, isPlainForm } from '../../../site-forms/plain-forms.ts';
import type { AppHostServices } from '../services.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { confirmEmailForm, confirmedEmailPage } from './confirm-email-form.ts';
import { requestEmailChange } from './request-email-change.ts';

/**
 * PUT /account/email requests another address. POST /account/email/confirm, from a script or a plain form,
 * proves with the emailed token that the user reads that address. It needs no session, because the email may
 * be read on another device.
 */
export async function emailChange(plain: FastifyInstance, services: AppHostServices): Promise<void> {
  await plain.register(formbody);
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { changeEmail: requestCall } = accountCalls;
  const { confirmEmail: confirmCall } = entryCalls;
  const form = app.readLater(confirmEmailForm);

  app.put(
    requestCall.path,
    {
      onRequest: async (request) => void (await requireProof(request, services)),
      schema: { body: requestCall.request },
    },
    async (request, reply) => {
      await requestEmailChange(services, request, request.body.email);
      return reply.code(requestCall.status).send();
    },
  );

  app.post(
    confirmCall.path,
    { schema: { body: confirmCall.request }, errorHandler: answerFormError(form) },
    async (request, reply) => {
      await confirmEmailChange(services, request, request.body.token);
      if (isPlainForm(request)) return reply.redirect(confirmedEmailPage, 303);
      return reply.code(confirmCall.status).send();
    },
  );
}
