import { readWords } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import { industryPictures } from './industry-words.ts';
import { ledgerSchema } from './ledger-words.ts';
import { phonePictures, transactionPictures } from './product-words.ts';
import { statementPictures } from './statement-words.ts';

/** The texts and amounts of all product pictures: content/en/pictures.yaml. */
export const picturesSchema = z
  .strictObject({
    ...transactionPictures,
    payments: ledgerSchema,
    orders: ledgerSchema,
    ...phonePictures,
    ...statementPictures,
    ...industryPictures,
  })
  .refine(({ invoice, mobile_money }) => invoice.total.amount === mobile_money.prompt.amount, {
    error: 'correct the amounts: the customer approves another amount than that of the invoice',
    path: ['mobile_money', 'prompt', 'amount'],
  });

export type Pictures = z.infer<typeof picturesSchema>;

export const readPictures = (): Pictures => readWords('en/pictures.yaml', picturesSchema);
