import { readPlanChoices } from '@accounting-site/content/plan-choices';
import { entryCalls } from '@accounting-site/contract/account-calls';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { answerSession } from '../../../authentication/open-session.ts';
import { knownPlan } from '../../../site-forms/known-plan.ts';
import { answerFormError, isPlainForm } from '../../../site-forms/plain-forms.ts';
import type { AppHostServices } from '../services.ts';
import { confirmSignUp } from './confirm-sign-up.ts';
import { requestSignUp } from './request-sign-up.ts';
import { confirmSignUpForm, signUpForm, signUpPages } from './sign-up-forms.ts';

/** POST /register and /register/confirm, from scripts and from plain forms: how a free trial begins. */
export async function signUp(plain: FastifyInstance, services: AppHostServices): Promise<void> {
  await plain.register(formbody);
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { signUp: requestCall, confirmSignUp: confirmCall } = entryCalls;
  const choices = app.readLater(readPlanChoices);
  const [requestForm, confirmForm] = [app.readLater(signUpForm), app.readLater(confirmSignUpForm)];

  app.post(
    requestCall.path,
    { schema: { body: requestCall.request }, errorHandler: answerFormError(requestForm) },
    async (request, reply) => {
      const plan = knownPlan(request.body.plan, choices());
      await requestSignUp(services, request, { ...request.body, plan });
      if (isPlainForm(request)) return reply.redirect(signUpPages.asked, 303);
      return reply.code(requestCall.status).send();
    },
  );

  app.post(
    confirmCall.path,
    {
      schema: { body: confirmCall.request, response: { 200: confirmCall.answer } },
      errorHandler: answerFormError(confirmForm),
    },
    async (request, reply) => {
      const session = await confirmSignUp(services, request, request.body);
      if (session === undefined) return reply.redirect(signUpPages.confirmed, 303);
      return answerSession(services.accessTokens, reply, session);
    },
  );
}
