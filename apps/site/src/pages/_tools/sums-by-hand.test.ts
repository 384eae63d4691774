import { readWords } from '@accounting-site/content/pages';
import { readTaxes } from '@accounting-site/content/taxes';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  marginRows,
  modifiedTaxRows,
  payeRows,
  priceRows,
  ssnitRows,
  vatRows,
  withholdingRows,
} from './reckoner-rows.ts';

const { vat, withholding, modified, paye, pension } = readTaxes();
const schema = z.looseObject({ reckoner: z.object({ columns: z.array(z.string()) }) });
const wordsOf = (slug: string) => readWords(`en/tools/${slug}.yaml`, schema);

test('every row of a ready reckoner has a cell under each heading, and adds up', () => {
  const inPesewas = (cell = '') => Math.round(Number(cell.replaceAll(',', '')) * 100);
  const tables = {
    'vat-calculator': vatRows(vat.parts),
    'withholding-tax-calculator': withholdingRows(withholding.kinds),
    'margin-and-markup': marginRows(vat.parts),
    'paye-calculator': payeRows({ paye, pension }),
    'ssnit-calculator': ssnitRows(pension),
    'modified-tax-calculator': modifiedTaxRows({ modified, paye }),
    'price-list': priceRows(vat.parts),
  };
  for (const [slug, rows] of Object.entries(tables))
    for (const row of rows) expect(row).toHaveLength(wordsOf(slug).reckoner.columns.length);
  for (const row of tables['vat-calculator']) {
    const [total, ...parts] = row.map(inPesewas).reverse();
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  }
});
