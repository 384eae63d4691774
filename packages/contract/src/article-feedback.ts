import { z } from 'zod';
import { commentMaxLength } from './field-limits.ts';
import { honeypotField, optionalText } from './text-fields.ts';
import { articleUnknown, feedbackIdInvalid, helpfulRequired } from './validation-messages.ts';

/** Longer than any path of an article; what is longer names none. */
const pathMaxLength = 200;

/** How a plain form says that a field which nobody sees has no value. */
const none = z.literal('').transform(() => undefined);

/**
 * Body of POST /api/site/article-feedback: what a reader says under a help article or a guide.
 *
 * - `id` is a UUID that the browser makes once for each page that is read. Sending it again changes the vote, and the
 *   comment where there is one, so that somebody can say yes or no first and add a word later. A page without script
 *   sends none;
 * - `article` is the path of the page, such as /help/article/create-invoice; the server refuses one that is not there;
 * - `comment` may be missing or empty, which leaves an earlier one as it is: on a slow network the vote can arrive after
 *   the word;
 * - `website` is the honeypot.
 *
 * Nothing in it names the reader.
 */
export const articleFeedbackSchema = z.object({
  id: z
    .union([none, z.uuid({ error: feedbackIdInvalid }).toLowerCase()], { error: feedbackIdInvalid })
    .optional(),
  article: z
    .string({ error: articleUnknown })
    .startsWith('/', { error: articleUnknown })
    .max(pathMaxLength, { error: articleUnknown })
    .describe('The path of the page, like /help/article/create-invoice.'),
  helpful: z.enum(['yes', 'no'], { error: helpfulRequired }),
  comment: optionalText('Comment', commentMaxLength),
  website: honeypotField,
});

/** What the server works with. */
export type ArticleFeedback = z.output<typeof articleFeedbackSchema>;

/**
 * Answer of POST /api/site/article-feedback, sent once it is stored. `receivedAt` is when the vote first came, ISO 8601
 * in UTC.
 */
export const articleFeedbackAnswerSchema = z.object({ id: z.uuid(), receivedAt: z.iso.datetime() });
