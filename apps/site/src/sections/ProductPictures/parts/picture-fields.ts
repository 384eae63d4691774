import { text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';

export const amount = z.number({
  error: 'write the amount in cedis as a number, with - before it when it goes out',
});
export const count = z.number({ error: 'write a whole number' }).int().nonnegative();
export const line = z.strictObject({ label: text(), note: text().optional(), amount });
/** A sold item and its quantity. */
export const item = line.extend({ quantity: count });
/** The text alternative of the picture. */
export const description = text('say in one sentence what the picture shows');
export const heading = { description, title: text(), aside: text() };
export const chip = z.strictObject({ title: text(), amount: amount.optional(), detail: text() });

/** An error for the editor that says which amounts do not add up. */
export const wrong = (what: string) => ({ error: `correct the amounts: ${what}` });

export type Line = z.infer<typeof line>;
