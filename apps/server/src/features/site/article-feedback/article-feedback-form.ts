import { text } from '@accounting-site/content/fields';
import { readWords } from '@accounting-site/content/pages';
import { sitePath } from '@accounting-site/contract/endpoints';
import * as siteEndpoints from '@accounting-site/contract/site-endpoints';
import { z } from 'zod';
import type { FormPage } from '../../../site-forms/form-page.ts';

const wordsSchema = z.object({
  question: text(),
  yes: text(),
  no: text(),
  comment: text(),
  comment_help: text(),
  send: text(),
  sent_page: z.object({ help: text(), resources: text() }),
});

/** The question under an article, with the text of the page. @throws ContentError when it is invalid */
export function articleFeedbackForm(): FormPage {
  const words = readWords('en/article-feedback.yaml', wordsSchema);
  const choices = [
    // The empty default, so that a reader who has not chosen does not send a yes.
    { value: '', label: '' },
    { value: 'yes', label: words.yes },
    { value: 'no', label: words.no },
  ];
  return {
    title: words.question,
    action: sitePath(siteEndpoints.articleFeedback),
    submit: words.send,
    terms: true,
    fields: [
      { name: 'helpful', label: words.question, kind: 'text', required: true, choices },
      { name: 'comment', label: words.comment, help: words.comment_help, kind: 'textarea' },
      { name: 'article', label: '', kind: 'hidden' },
      { name: 'id', label: '', kind: 'hidden' },
      { name: 'website', label: '', kind: 'hidden' },
    ],
    // For readers whose page was deleted meanwhile: correcting the form would not help them.
    links: [
      { label: words.sent_page.help, href: '/Help%20Center' },
      { label: words.sent_page.resources, href: '/resources' },
    ],
  };
}

/** The page after the plain form. */
export const articleFeedbackSent = '/article-feedback/sent';
