import { pageHead, text } from '@accounting-site/content/reading/fields';
import { readWords } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import { texts } from '../../lib/text/words-schema.ts';

const schema = z.strictObject({
  question: text(),
  yes: text(),
  no: text(),
  comment: text('write the label of the field for a word'),
  comment_optional: text(),
  comment_help: text(),
  send: text(),
  thanks: text('write what is shown after yes or no'),
  thanks_word: text('write what is shown after a comment was sent'),
  failed: text('write what is shown when nothing was sent, and what to do'),
  sent_page: z.strictObject({
    head: pageHead(),
    ...texts('heading', 'text', 'help', 'resources').shape,
  }),
});

/** The texts of the question below every article: content/en/article-feedback.yaml. */
export const readArticleFeedbackWords = () => readWords('en/article-feedback.yaml', schema);
