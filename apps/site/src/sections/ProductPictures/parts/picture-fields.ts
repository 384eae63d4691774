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

/**
 * A picture whose amounts fit each other.
 * @param rules what must hold, each by the error for the editor where it does not
 */
export function checkedPicture<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  rules: Readonly<Record<string, (picture: z.output<z.ZodObject<Shape, z.core.$strict>>) => boolean>>,
) {
  let schema = z.strictObject(shape);
  for (const [what, holds] of Object.entries(rules)) {
    schema = schema.refine(holds, { error: `correct the amounts: ${what}` });
  }
  return schema;
}

export type Line = z.infer<typeof line>;
