import { z } from 'zod';
import { matching, pagePathField } from '../fields/text-fields.ts';
import { buildUnknown, messageUnknown, placeUnknown } from '../fields/validation-messages.ts';
import { cleanErrorMessage } from './without-personal-data.ts';

/** The limit of a message before it is cleaned. */
const rawMaxLength = 1000;

/**
 * Body of POST /api/site/browser-errors: reports that one of our scripts failed on a page. `place` is the
 * file name with line and column, and missing if it is unknown; `build` is the hash in the name of the script
 * that all pages share. No field identifies the visitor. The server responds with 202 before it stores the
 * report. It also responds with 202 to reports that it drops: of a page that does not exist, or beyond ten
 * errors a minute from one network.
 */
export const browserErrorSchema = z.object({
  page: pagePathField(),
  message: z
    .string({ error: messageUnknown })
    .max(rawMaxLength, { error: messageUnknown })
    .transform(cleanErrorMessage)
    .pipe(z.string().min(1, { error: messageUnknown })),
  place: matching(/^(?:[\w.-]{1,100}:\d{1,7}:\d{1,7})?$/, placeUnknown).default(''),
  build: matching(/^[\w-]{0,20}$/, buildUnknown).default(''),
});
