import { listOf, pageHead, text } from '@accounting-site/content/fields';
import { z } from 'zod';
import type { AppFormWords } from '../../lib/app-form/app-form-words.ts';
import { nextStepSchema } from '../_next-step/next-step-words.ts';

/** The texts of the pages that confirm a new address: content/en/pages/confirm-email.yaml. */
export const confirmEmailSchema = z.strictObject({
  confirm: z.strictObject({
    head: pageHead(),
    heading: text(),
    lead: text(),
    form: z.strictObject({ submit: text(), busy: text(), link_failed: text(), again: text() }),
    aside: z.strictObject({ heading: text(), points: listOf(text()) }),
  }),
  done: nextStepSchema,
});

export type ConfirmEmailWords = z.infer<typeof confirmEmailSchema>;
export type ConfirmEmailFormWords = AppFormWords & ConfirmEmailWords['confirm']['form'];
