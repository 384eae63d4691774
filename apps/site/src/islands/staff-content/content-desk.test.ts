import { expect, test } from 'vitest';
import { afterLeaving, saveWhileLeaving } from './content-desk.ts';

test('lists of drafts wait for each entry that was left while it was saved', async () => {
  const { promise: saving, resolve: save } = Promise.withResolvers<void>();
  saveWhileLeaving(saving);
  // Nothing was changed in the entry that was opened next.
  saveWhileLeaving(Promise.resolve());
  const order: string[] = [];
  const listing = afterLeaving().then(() => order.push('listed'));
  await Promise.resolve();
  order.push('saved');
  save();
  await listing;
  expect(order).toEqual(['saved', 'listed']);
});
