import { messages } from 'virtual:messages';
import { inLanguage } from '@accounting-site/content/languages/current-language';
import { newItemSchema } from '@accounting-site/contract/inventory/inventory-items';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { islandWords } from '../../island-words.ts';
import { checkItem, toItem } from './typed-item.ts';

const rice = { name: 'Rice 5 kg', sku: 'RICE-5', unit: 'bag', quantity: '1,200.5', pricePesewas: '95' };

test('the typed values become the item that is sent', () => {
  expect(checkItem(rice)).toEqual({});
  expect(toItem(rice)).toEqual({ ...rice, quantity: 1200.5, pricePesewas: 9500 });
  expect(toItem({ ...rice, quantity: ' -3 ', pricePesewas: ' ' })).toMatchObject({
    quantity: -3,
    pricePesewas: null,
  });
  expect(toItem({ ...rice, quantity: '0,125' }).quantity).toBe(0.125);
  const commas = { ...rice, quantity: '2,5', pricePesewas: 'GH₵ 12,50' };
  expect(checkItem(commas)).toEqual({});
  expect(toItem(commas)).toMatchObject({ quantity: 2.5, pricePesewas: 1250 });
});

test('every field gets its error message', () => {
  expect(
    checkItem({ name: ' ', sku: '', unit: 'u'.repeat(33), quantity: 'ten', pricePesewas: '-1' }),
  ).toEqual({
    name: 'Item name is required',
    sku: 'Code is required: a short code for this item, like RICE-5KG',
    unit: 'Unit must be 32 characters or fewer',
    quantity: '“ten” is not a number. Write a quantity, like 46 or 2.5.',
    pricePesewas: 'A price is 0 or more.',
  });
});

test('a French page says in French that a number cannot be read, or can be read in two ways', () => {
  const french = inLanguage('fr', () => islandWords['virtual:messages']?.read().messages) as object;
  Object.assign(messages, french);
  onTestFinished(() => {
    for (const message of Object.keys(french)) Reflect.deleteProperty(messages, message);
  });
  for (const typed of ['2,5000', '1,125'])
    expect(inLanguage('fr', () => checkItem({ ...rice, quantity: typed, pricePesewas: typed }))).toEqual({
      quantity: 'Saisissez une quantité, comme 46 ou 2.5',
      pricePesewas: 'Saisissez un prix, comme 12.50',
    });
  expect(inLanguage('fr', () => toItem({ ...rice, quantity: '2,5' }).quantity)).toBe(2.5);
});

test('the server accepts every item that passes the check', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  const number = fc.oneof(text, fc.stringMatching(/^-?\d{1,9}(\.\d{1,3})?$/));
  const typed = fc.record({ name: text, sku: text, unit: text, quantity: number, pricePesewas: number });
  fc.assert(
    fc.property(typed, (fields) => {
      fc.pre(Object.keys(checkItem(fields)).length === 0);
      expect(newItemSchema.safeParse(toItem(fields)).error).toBeUndefined();
    }),
  );
});
