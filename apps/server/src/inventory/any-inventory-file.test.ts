import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing/app/any-text.ts';
import { faultSize } from '../testing/load/fault-size.ts';
import { readInventoryFile } from './read-inventory-file.ts';

const numRuns = faultSize(200, 5000);

describe('any inventory file', () => {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

  test('is read back as it was written', async () => {
    const item = fc.record({
      name: fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
        .filter((text) => /[\p{L}\p{N}]/u.test(text))
        // An apostrophe before a formula is taken for the one that our own files add.
        .filter((text) => !text.includes("'")),
      quantity: fc.integer({ min: -1000, max: 1_000_000 }),
      pesewas: fc.integer({ min: 0, max: 100_000_000 }),
      blank: fc.boolean(),
    });
    const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
    const delimiter = fc.constantFrom(',', ';', '\t');
    await fc.assert(
      fc.asyncProperty(fc.array(item, { minLength: 1 }), lineEnd, delimiter, async (items, end, between) => {
        let line = 1;
        const expected: object[] = [];
        const lines = items.flatMap(({ name, quantity, pesewas, blank }, index) => {
          if (blank) line += 1;
          line += 1;
          expected.push({ line, sku: `S${index}`, quantity, pricePesewas: pesewas });
          const price = (pesewas / 100).toFixed(2);
          const row = [name, `S${index}`, String(quantity), price].map(quoted).join(between);
          return blank ? ['', row] : [row];
        });
        const text = [['name', 'sku', 'quantity', 'price'].join(between), ...lines].join(end);
        const { rows, errors } = await readInventoryFile(text);
        expect(errors).toEqual([]);
        expect(rows).toMatchObject(expected);
        const plain = (name: string) => name.normalize('NFC').replace(/[\p{Cc}\s\u2028\u2029]+/gu, '');
        expect(rows.map(({ name }) => plain(name))).toEqual(items.map(({ name }) => plain(name)));
      }),
      { numRuns },
    );
  });

  test('has items or errors, and each row is either one or the other', async () => {
    const cell = fc.oneof(anyText, fc.constantFrom('', '1', 'GARI', '"', '1,5', '-', '=1+1', '12.50'));
    const row = fc.array(cell, { maxLength: 6 }).map((cells) => cells.join(','));
    const body = fc.oneof(
      anyText,
      fc.array(row).map((rows) => ['name,sku,quantity,price', ...rows].join('\n')),
    );
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const { rows, errors } = await readInventoryFile(text);
        expect(rows.length + errors.length).toBeGreaterThan(0);
        const wrong = new Set(errors.map(({ line }) => line));
        expect(rows.filter(({ line }) => wrong.has(line))).toEqual([]);
        expect(new Set(rows.map(({ sku }) => sku)).size).toBe(rows.length);
        for (const { name, sku, quantity } of rows) {
          expect([/\p{Cc}/u.test(name + sku), Number.isFinite(quantity)]).toEqual([false, true]);
        }
      }),
      { numRuns },
    );
  });
});
