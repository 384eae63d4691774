import { pageHead, text } from '@accounting-site/content/reading/fields';
import { readPage } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import { texts } from '../../lib/text/words-schema.ts';

/** The texts of the offline page and its notes: content/en/pages/offline.yaml. */
const offlineWordsSchema = z.strictObject({
  head: pageHead(),
  heading: text(),
  lead: text(),
  looking: text('say that the page reads what is stored'),
  instead: z.strictObject({ text: text(), again: text() }),
  without_script: text('say what works without JavaScript'),
  unsupported: text('say that nothing is stored in this browser'),
  all_help: text(),
  save: z.strictObject({
    heading: text(),
    text: text('write the offer with [count] and [size]'),
    text_without_list: text('write the offer for a moment in which the size is not known'),
    ...texts('start', 'rest', 'stop', 'remove').shape,
    progress: text('write the progress with [done], [count], [bytes] and [size]'),
    complete: text('write a text with [count]'),
    partly: text('write a text with [done] and [count]'),
    stopped: text('write a text with [done] and [count]'),
    failed: text('write a text with [done] and [count]'),
    full: text('write a text with [done] and [count]'),
    removed: text(),
  }),
  stored: z.strictObject({
    heading: text(),
    text: text(),
    none: text(),
    visited: text('write a text with [day]'),
    saved: text('write a text with [day]'),
  }),
  waiting: z.strictObject({
    heading: text(),
    text: text(),
    waiting: text('write a text with [day]'),
    ...texts('refused', 'expired', 'sent', 'edit', 'forget').shape,
    forgotten: text('say that it is deleted'),
  }),
  notes: z.strictObject({
    copy: text('write a text with [day]'),
    prices: text('say that prices on the page were updated'),
    newer: text('say that there is a newer version of the page'),
    load: text('name the link that loads the newer version'),
    ...texts('sent', 'refused', 'expired', 'look', 'close').shape,
  }),
});

/** The texts of /offline. */
export type OfflineWords = z.infer<typeof offlineWordsSchema>;

/** Reads the texts of /offline. */
export const readOfflineWords = () => readPage('offline', offlineWordsSchema);
