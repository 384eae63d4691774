import { accountCalls } from '@accounting-site/contract/calls/account-calls';
import { entryCalls } from '@accounting-site/contract/calls/entry-calls';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { answerForm } from '../../../site-forms/plain-forms.ts';
import { answerSignedIn } from '../answer-signed-in.ts';
import type { AppHostServices } from '../services.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { confirmEmailForm, confirmedEmailPage } from './confirm-email-form.ts';
import { requestEmailChange } from './request-email-change.ts';

/**
 * PUT /account/email requests another address. POST /account/email/confirm, from a script or a plain form,
 * proves with the emailed token that the user reads that address. Without a session it needs the password,
 * because the email may be read on another device, or by the stranger who owns a mistyped address.
 */
export async function emailChange(app: FastifyInstance, services: AppHostServices): Promise<void> {
  await app.register(formbody);
  answerSignedIn(app, services, accountCalls.changeEmail, (request, signedIn) =>
    requestEmailChange(services, request, signedIn, request.body.email),
  );
  const form = app.readLater(confirmEmailForm);
  answerForm(app, entryCalls.confirmEmail, { form, sent: confirmedEmailPage }, (request) =>
    confirmEmailChange(services, request, request.body),
  );
}
