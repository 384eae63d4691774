import { pageHead, text } from '@accounting-site/content/fields';
import { z } from 'zod';

const withNumbers = (names: string) => text(`write a sentence; ${names} stand for the numbers`);

/** The words of the account page: content/en/pages/account.yaml. Numbers stand in square brackets. */
export const accountSchema = z.strictObject({
  head: pageHead(),
  heading: text(),
  signed_in_as: text(),
  staff: text(),
  signed_out: z.strictObject({ text: text(), cta: text() }),
  alerts: z.strictObject({
    heading: text(),
    loading: text(),
    failed: text(),
    retry: text(),
    none: withNumbers('[threshold]'),
    empty: text(),
    summary: withNumbers('[low], [all] and [threshold]'),
    item: text(),
    sku: text(),
    quantity: text(),
    all: text(),
  }),
  threshold: z.strictObject({
    label: text(),
    help: text(),
    save: text(),
    saved: text(),
    failed: text(),
  }),
});
