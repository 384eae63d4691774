import { text } from '@accounting-site/content/fields';
import { z } from 'zod';

export const amount = z.number({
  error: 'write the amount in cedis as a number, with - before it when it goes out',
});
export const count = z.number({ error: 'write a whole number' }).int().nonnegative();
export const line = z.strictObject({ label: text(), note: text().optional(), amount });
/** What is being sold, and how many of it. */
export const item = line.extend({ quantity: count });
/** What a screen reader says instead of the picture. */
export const description = text('say in one sentence what the picture shows');
export const heading = { description, title: text(), aside: text() };
export const chip = z.strictObject({ title: text(), amount: amount.optional(), detail: text() });

/** Tells the editor what does not add up. */
export const wrong = (what: string) => ({ error: `correct the amounts: ${what}` });

export type Line = z.infer<typeof line>;
