import { text } from '@accounting-site/content/reading/fields';
import { readWords } from '@accounting-site/content/reading/pages';
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
    submit: words.send,
    terms: true,
    fields: [
      { name: 'helpful', label: words.question, kind: 'text', required: true, choices },
      { name: 'comment', label: words.comment, help: words.comment_help, kind: 'textarea' },
    ],
    hidden: ['article', 'id', 'website'],
    // For readers whose page was deleted meanwhile: correcting the form would not help them.
    links: [
      { label: words.sent_page.help, href: '/Help%20Center' },
      { label: words.sent_page.resources, href: '/resources' },
    ],
  };
}

export const articleFeedbackSent = '/article-feedback/sent';
