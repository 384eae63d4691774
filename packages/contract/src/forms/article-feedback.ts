import { z } from 'zod';
import { commentMaxLength } from '../fields/field-limits.ts';
import { honeypotField, optionalText, pagePathField } from '../fields/text-fields.ts';
import { articleUnknown, feedbackIdInvalid, helpfulRequired } from '../fields/validation-messages.ts';

/** What a plain form sends for a hidden field without a value. */
const none = z.literal('').transform(() => undefined);

/**
 * Body of POST /api/site/article-feedback: a reader's vote under a help article or a guide.
 *
 * - `id` is a UUID that the browser creates once for each page view. Sending it again changes the vote and,
 *   if there is one, the comment. A reader can so vote first and add a comment later. A page without script
 *   sends no id;
 * - the server rejects an `article` that does not exist;
 * - `comment` may be missing or empty, which keeps an earlier comment: on a slow network the vote can arrive
 *   after the comment.
 *
 * No field identifies the reader.
 */
export const articleFeedbackSchema = z.object({
  id: z
    .union([none, z.uuid({ error: feedbackIdInvalid }).toLowerCase()], { error: feedbackIdInvalid })
    .optional(),
  article: pagePathField(articleUnknown).describe('The path of the page, like /help/article/create-invoice.'),
  helpful: z.enum(['yes', 'no'], { error: helpfulRequired }),
  comment: optionalText('Comment', commentMaxLength),
  website: honeypotField,
});

export type ArticleFeedback = z.output<typeof articleFeedbackSchema>;

/**
 * Response of POST /api/site/article-feedback, sent after the vote is stored. `receivedAt` is when the first
 * vote with this id arrived, ISO 8601 in UTC.
 */
export const articleFeedbackAnswerSchema = z.object({ id: z.uuid(), receivedAt: z.iso.datetime() });
