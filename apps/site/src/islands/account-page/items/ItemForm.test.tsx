import { readPage } from '@accounting-site/content/reading/pages';
import type { StoredItem } from '@accounting-site/contract/inventory/inventory-items';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accountSchema } from '../../../pages/_account/account-words.ts';
import { ItemFields } from './ItemForm.tsx';

const words = readPage('account', accountSchema).items;
const rice: StoredItem = {
  id: 'rice',
  name: 'Rice 5 kg',
  sku: 'RICE-5',
  quantity: 4,
  unit: 'bag',
  pricePesewas: 9500,
  version: '1',
};

/** The ids of the controls for an item. */
function idsOf(item: StoredItem | undefined, serial = 1) {
  const html = renderToStaticMarkup(<ItemFields item={item} serial={serial} errors={{}} words={words} />);
  return [...html.matchAll(/<input [^>]*?\bid="([^"]+)"/g)].map(([, id]) => id);
}

test('no two items share the id of a control, so a draft of one is not restored in another', () => {
  const ids = [rice, { ...rice, id: 'sugar' }, undefined].flatMap((item) => idsOf(item));
  expect(ids).toHaveLength(15);
  expect(new Set(ids).size).toBe(15);
});

test('an item that is opened again while its first form is sent has labels of its own', () => {
  expect(idsOf(rice, 2)).not.toContain(idsOf(rice)[0]);
});
