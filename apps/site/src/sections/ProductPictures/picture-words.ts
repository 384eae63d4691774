import { listOf, text } from '@accounting-site/content/fields';
import { z } from 'zod';

const amount = z.number({ error: 'write the amount in cedis as a number' });
const row = z.strictObject({ label: text(), amount });
const description = text('say in one sentence what the picture shows');

export const invoicePictureSchema = z.strictObject({
  description,
  title: text(),
  number: text(),
  customer: text(),
  date: text(),
  rows: listOf(row),
  taxes: listOf(row),
  total_label: text(),
  total: amount,
  paid: text(),
  paid_detail: text(),
});

export const tillPictureSchema = z.strictObject({
  description,
  title: text(),
  person: text(),
  rows: listOf(z.strictObject({ label: text(), quantity: z.number().int().positive(), amount })),
  total_label: text(),
  total: amount,
  warning: text(),
  methods: listOf(text()),
});

export type InvoicePictureWords = z.infer<typeof invoicePictureSchema>;
export type TillPictureWords = z.infer<typeof tillPictureSchema>;
