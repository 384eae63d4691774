import { addressPrefix } from '@accounting-site/content/languages/languages';
import { readPlanChoices } from '@accounting-site/content/money/plan-choices';
import { entryCalls } from '@accounting-site/contract/calls/entry-calls';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { answerSession } from '../../../authentication/open-session.ts';
import { knownPlan } from '../../../site-forms/known-plan.ts';
import { answerForm } from '../../../site-forms/plain-forms.ts';
import type { AppHostServices } from '../services.ts';
import { confirmSignUp } from './confirm-sign-up.ts';
import { requestSignUp } from './request-sign-up.ts';
import { confirmSignUpForm, signUpForm, signUpPages } from './sign-up-forms.ts';

/** POST /register and /register/confirm, from scripts and from plain forms: how a free trial begins. */
export async function signUp(app: FastifyInstance, services: AppHostServices): Promise<void> {
  await app.register(formbody);
  const choices = app.readLater(readPlanChoices);
  const asked = { form: app.readLater(signUpForm), sent: signUpPages.asked };
  answerForm(app, entryCalls.signUp, asked, (request) =>
    requestSignUp(services, request, { ...request.body, plan: knownPlan(request.body.plan, choices()) }),
  );
  const confirmed = { form: app.readLater(confirmSignUpForm), sent: signUpPages.confirmed };
  answerForm(app, entryCalls.confirmSignUp, confirmed, async (request, reply) => {
    const session = await confirmSignUp(services, request, request.body);
    if (session === undefined) return reply.redirect(addressPrefix() + signUpPages.confirmed, 303);
    return answerSession(services.accessTokens, reply, session);
  });
}
