import { accountCalls } from '@accounting-site/contract/calls/account-calls';
import { entryCalls } from '@accounting-site/contract/calls/entry-calls';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { requireProof } from '../../../authentication/signed-in.ts';
import { answerCall } from '../../../http/answer-call.ts';
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
export async function emailChange(app: FastifyInstance, services: AppHostServices): Promise<void> {
  await app.register(formbody);
  const { changeEmail: requestCall } = accountCalls;
  const { confirmEmail: confirmCall } = entryCalls;
  const form = app.readLater(confirmEmailForm);

  answerCall(
    app,
    requestCall,
    async (request) => {
      await requestEmailChange(services, request, request.body.email);
    },
    {
      onRequest: async (request) => void (await requireProof(request, services)),
    },
  );

  answerCall(
    app,
    confirmCall,
    async (request, reply) => {
      await confirmEmailChange(services, request, request.body.token);
      if (isPlainForm(request)) return reply.redirect(confirmedEmailPage, 303);
    },
    { errorHandler: answerFormError(form) },
  );
}
