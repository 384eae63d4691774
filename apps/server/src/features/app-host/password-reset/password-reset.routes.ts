import { entryCalls } from '@accounting-site/contract/calls/entry-calls';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { setDeviceCookie } from '../../../authentication/devices.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { answerFormError, isPlainForm } from '../../../site-forms/plain-forms.ts';
import type { AppHostServices } from '../services.ts';
import { forgotPasswordForm, passwordResetPages, resetPasswordForm } from './password-reset-forms.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';

/** POST /forgot-password and /reset-password, from scripts and from plain forms. */
export async function passwordReset(app: FastifyInstance, services: AppHostServices): Promise<void> {
  await app.register(formbody);
  const { forgotPassword: requestCall, resetPassword: resetCall } = entryCalls;
  const [requestForm, resetForm] = [app.readLater(forgotPasswordForm), app.readLater(resetPasswordForm)];

  answerCall(
    app,
    requestCall,
    async (request, reply) => {
      await requestReset(services, request, request.body);
      if (isPlainForm(request)) return reply.redirect(passwordResetPages.asked, 303);
    },
    { errorHandler: answerFormError(requestForm) },
  );

  answerCall(
    app,
    resetCall,
    async (request, reply) => {
      setDeviceCookie(reply, await resetPassword(services, request, request.body));
      if (isPlainForm(request)) return reply.redirect(passwordResetPages.done, 303);
    },
    { errorHandler: answerFormError(resetForm) },
  );
}
