import { listOf, pageHead, path, text } from '@accounting-site/content/fields';
import { readPage } from '@accounting-site/content/pages';
import { z } from 'zod';

const notFoundSchema = z.strictObject({
  head: pageHead(),
  heading: text(),
  text: text(),
  home: text(),
  support: text(),
  meant: text('write the question with [page], the name of the page that was probably meant'),
  common: z.strictObject({ heading: text(), links: listOf(z.strictObject({ label: text(), path: path() })) }),
});

/** The texts of the not-found screen: content/en/pages/not-found.yaml. */
export const readNotFoundWords = () => readPage('not-found', notFoundSchema);
