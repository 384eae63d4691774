import { randomUUID } from 'node:crypto';
import { readHelpArticles } from '@accounting-site/content/files/help';
import { readResources } from '@accounting-site/content/files/resources';
import { siteCalls } from '@accounting-site/contract/calls/site-calls';
import { articleUnknown } from '@accounting-site/contract/fields/validation-messages';
import type { ArticleFeedback } from '@accounting-site/contract/forms/article-feedback';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hour } from '../../../clock.ts';
import { RefusedCall, refuseField } from '../../../http/problems.ts';
import { countCall } from '../../../site-forms/form-limits.ts';
import { answerForm } from '../../../site-forms/plain-forms.ts';
import type { SiteServices } from '../services.ts';
import { storeFeedback } from './article-feedback.repository.ts';
import { articleFeedbackForm, articleFeedbackSent } from './article-feedback-form.ts';

/** A vote and its comment are two requests, and many readers share an address on a mobile network. */
const limit = { name: 'article feedback', points: 60, duration: hour };

/** The paths of all pages that ask for feedback: help articles and guides. @throws ContentError */
const readArticlePaths = () =>
  new Set([
    ...readHelpArticles().map(({ slug }) => `/help/article/${slug}`),
    ...readResources().map(({ slug }) => `/resources/${slug}`),
  ]);

/**
 * POST /article-feedback (specification 10.53): stores an answer before it is acknowledged, without personal
 * data.
 */
export async function articleFeedback(
  app: FastifyInstance,
  services: Pick<SiteServices, 'database' | 'clock'>,
): Promise<void> {
  const articles = app.readLater(readArticlePaths);
  const form = app.readLater(articleFeedbackForm);
  answerForm(app, siteCalls.articleFeedback, { form, sent: articleFeedbackSent }, async (request) => {
    if (!articles().has(request.body.article)) throw refuseField('article', articleUnknown);
    const { id, receivedAt } = await store(services, request, request.body);
    return { id, receivedAt: new Date(receivedAt).toISOString() };
  });
}

async function store(
  { database, clock }: Pick<SiteServices, 'database' | 'clock'>,
  request: FastifyRequest,
  { id = randomUUID(), article, helpful, comment, website }: ArticleFeedback,
): Promise<{ id: string; receivedAt: number }> {
  const now = clock();
  const feedback = { id, article, helpful, comment };
  const receivedAt = await database.transaction().execute(async (transaction) => {
    await countCall(transaction, limit, { request, now });
    // Unlike a demo request, a suspected vote is dropped: losing one costs no customer.
    return website === '' ? storeFeedback(transaction, feedback, now) : now;
  });
  if (receivedAt !== undefined) return { id, receivedAt };
  throw new RefusedCall(409, 'This answer belongs to another page. Load the page again, and then answer.');
}
