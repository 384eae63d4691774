import { z } from 'zod';
import { cleanErrorMessage } from './error-message.ts';
import { pagePathField } from './page-path.ts';
import { buildUnknown, messageUnknown, placeUnknown } from './validation-messages.ts';

/** Of a message as it comes, before it is cleaned. */
const rawMaxLength = 1000;

/**
 * Body of POST /api/site/browser-errors: that a script of ours failed on a page. `place` is the name of its file with
 * line and column, and missing where it is not known; `build` is the hash in the name of the script that all pages
 * share. Nothing in it names the visitor. It is answered before it is stored, with 202. So is what is not counted: a
 * page that is not there, and more than ten errors a minute of one network.
 */
export const browserErrorSchema = z.object({
  page: pagePathField,
  message: z
    .string({ error: messageUnknown })
    .max(rawMaxLength, { error: messageUnknown })
    .transform(cleanErrorMessage)
    .pipe(z.string().min(1, { error: messageUnknown })),
  place: z
    .string({ error: placeUnknown })
    .regex(/^(?:[\w.-]{1,100}:\d{1,7}:\d{1,7})?$/, { error: placeUnknown })
    .default(''),
  build: z
    .string({ error: buildUnknown })
    .regex(/^[\w-]{0,20}$/, { error: buildUnknown })
    .default(''),
});

/** What the server counts. */
export type BrowserError = z.output<typeof browserErrorSchema>;
