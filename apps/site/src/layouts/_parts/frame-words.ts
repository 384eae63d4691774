import { text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { texts } from '../../lib/text/words-schema.ts';

const weightHelp =
  'write what the page weighs; [page] becomes the KB of the page itself, then [once] those of a first visit';

/** The texts of header, footer and session on every page: content/en/frame.yaml. */
export const frameSchema = z.strictObject({
  skip: text('write the words of the link that skips to the content'),
  untranslated: text('write what a visitor reads above a page that this language lacks'),
  offer: z.strictObject({
    text: text('write the offer of this language to a visitor whose browser prefers it'),
    no: text(),
  }),
  announcement: text('write what a screen reader calls the line above the header'),
  header: z.strictObject({
    ...texts('home', 'navigation', 'menu', 'call').shape,
    ...texts('sign_in', 'trial', 'logout', 'signed_out', 'account', 'low_stock', 'staff').shape,
  }),
  footer: z.strictObject({
    navigation: text(),
    social: text(),
    accessibility: text(),
    weight: text(weightHelp).regex(/\[page\].*\[once\]/, { error: weightHelp }),
  }),
  session: z.strictObject({ restoring: text(), restored: text() }),
});

export type FrameWords = z.infer<typeof frameSchema>;

/** content/en/pages/elsewhere.yaml. */
export const elsewhereSchema = z.strictObject({
  heading: text(),
  text: text('write a sentence; [host] becomes the address of the application'),
  cta: text(),
});
