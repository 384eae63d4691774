import { readTemplates } from '@accounting-site/content/templates';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, expect, test, vi } from 'vitest';
import { printInvoice } from './print-invoice.ts';

const invoice = readTemplates().find(({ slug }) => slug === 'invoice');

async function print(): Promise<Uint8Array> {
  const file = invoice && (await printInvoice(invoice));
  if (!file) throw new Error('the invoice has no page to print');
  return file;
}

afterEach(() => vi.useRealTimers());

test('the printable invoice is one A4 page with title and language in its metadata', async () => {
  const document = await getDocumentProxy(new Uint8Array(await print()));
  expect(document.numPages).toBe(1);
  const page = await document.getPage(1);
  expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842]);
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: invoice?.name, Language: 'en-GH' });
});

test('it has a line for every required field of an invoice, with the cedi sign', async () => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await print())), {
    mergePages: true,
  });
  const { about = [], parties = [], columns = [], payment, note = '' } = invoice?.print ?? {};
  const labels = invoice?.sheet.totals.map(({ label, percent }) =>
    percent ? `${label} ${percent}%` : label,
  );
  const words = [
    ...about,
    ...parties.flatMap((party) => [party.heading, ...party.lines]),
    ...columns,
    ...(labels ?? []),
    ...(payment ? [payment.heading, ...payment.ways, ...payment.lines] : []),
    note,
    'GH₵',
  ];
  expect(words.length).toBeGreaterThan(25);
  expect(words.filter((each) => !text.includes(each))).toEqual([]);
});

test('its tags can be read aloud: headings, paragraphs and table headings', async () => {
  const page = await (await getDocumentProxy(new Uint8Array(await print()))).getPage(1);
  const tree = JSON.stringify(await page.getStructTree());
  for (const role of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH']) {
    expect.soft(tree).toContain(`"role":"${role}"`);
  }
});

test('it embeds its fonts, subset to the characters it uses', async () => {
  const file = Buffer.from(await print());
  const fonts = [...file.toString('latin1').matchAll(/\/FontName \/([A-Z]{6})\+/g)];
  expect(fonts.length).toBe(4);
  expect(file.toString('latin1').match(/\/FontFile[23] /g)).toHaveLength(4);
  expect(file.length).toBeLessThan(30_000);
});

test('it has the same bytes whenever it is generated', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-16T10:00:00Z');
  const file = await print();
  vi.setSystemTime('2031-03-04T05:06:07Z');
  expect(Buffer.compare(file, await print())).toBe(0);
});

test('only a template with a printable page gives a PDF', async () => {
  const others = readTemplates().filter((template) => !template.print);
  expect(others.length).toBeGreaterThan(0);
  expect((await Promise.all(others.map(printInvoice))).filter(Boolean)).toEqual([]);
});
