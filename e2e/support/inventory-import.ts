import type { Page } from '@playwright/test';
import { section, words } from './account-page.ts';

export const part = (page: Page) => section(page, 'import');
export const field = (page: Page) => part(page).getByLabel(words.import.file);
export const save = (page: Page) => part(page).getByRole('button', { name: /^Save / });

export const csv = (...lines: string[]) => ({
  name: 'stock.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\r\n')}\r\n`),
});
export const heading = 'name,sku,unit,quantity,price';
export const rice = 'Rice 5 kg,RICE-5,bag,46,95.00';
