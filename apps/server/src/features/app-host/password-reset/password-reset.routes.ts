import { entryCalls } from '@accounting-site/contract/calls/entry-calls';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { setDeviceCookie } from '../../../authentication/devices.ts';
import { answerForm } from '../../../site-forms/plain-forms.ts';
import type { AppHostServices } from '../services.ts';
import { forgotPasswordForm, passwordResetPages, resetPasswordForm } from './password-reset-forms.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';

/** POST /forgot-password and /reset-password, from scripts and from plain forms. */
export async function passwordReset(app: FastifyInstance, services: AppHostServices): Promise<void> {
  await app.register(formbody);
  const asked = { form: app.readLater(forgotPasswordForm), sent: passwordResetPages.asked };
  answerForm(app, entryCalls.forgotPassword, asked, (request) =>
    requestReset(services, request, request.body),
  );
  const done = { form: app.readLater(resetPasswordForm), sent: passwordResetPages.done };
  answerForm(app, entryCalls.resetPassword, done, async (request, reply) => {
    setDeviceCookie(reply, await resetPassword(services, request, request.body));
  });
}
