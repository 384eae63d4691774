import { link, listOf, pageHead, text } from '@accounting-site/content/reading/fields';
import { readPage } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import { texts } from '../../lib/text/words-schema.ts';

const notFoundSchema = z.strictObject({
  head: pageHead(),
  ...texts('heading', 'text', 'home', 'support').shape,
  meant: text('write the question with [page], the name of the page that was probably meant'),
  common: z.strictObject({ heading: text(), links: listOf(link()) }),
});

/** The texts of the not-found screen: content/en/pages/not-found.yaml. */
export const readNotFoundWords = () => readPage('not-found', notFoundSchema);
