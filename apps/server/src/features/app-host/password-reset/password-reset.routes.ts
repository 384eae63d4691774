import { entryCalls } from '@accounting-site/contract/account-calls';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { setDeviceCookie } from '../../../authentication/devices.ts';
import { answerFormError, isPlainForm } from '../../../site-forms/plain-forms.ts';
import type { AppHostServices } from '../services.ts';
import { forgotPasswordForm, passwordResetPages, resetPasswordForm } from './password-reset-forms.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';

/** POST /forgot-password and /reset-password, from scripts and from plain forms. */
export async function passwordReset(plain: FastifyInstance, services: AppHostServices): Promise<void> {
  await plain.register(formbody);
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { forgotPassword: requestCall, resetPassword: resetCall } = entryCalls;
  const [requestForm, resetForm] = [app.readLater(forgotPasswordForm), app.readLater(resetPasswordForm)];

  app.post(
    requestCall.path,
    { schema: { body: requestCall.request }, errorHandler: answerFormError(requestForm) },
    async (request, reply) => {
      await requestReset(services, request, request.body);
      if (isPlainForm(request)) return reply.redirect(passwordResetPages.asked, 303);
      return reply.code(requestCall.status).send();
    },
  );

  app.post(
    resetCall.path,
    { schema: { body: resetCall.request }, errorHandler: answerFormError(resetForm) },
    async (request, reply) => {
      setDeviceCookie(reply, await resetPassword(services, request, request.body));
      if (isPlainForm(request)) return reply.redirect(passwordResetPages.done, 303);
      return reply.code(resetCall.status).send();
    },
  );
}
