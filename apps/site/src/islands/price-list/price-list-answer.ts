import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { FieldErrors, Fields } from '../../lib/forms/form-fields.ts';
import type { Outcome } from '../../lib/tool-form/use-tool-form.ts';
import { readPercent, shelfPrice } from '../../lib/tools/margin.ts';
import { type AmountProblem, formatBare, formatPesewas, readAmount } from '../../lib/tools/pesewas.ts';
import type { VatRate } from '../../lib/tools/vat.ts';
import type { PriceListWords } from './price-list-words.ts';

/** The steps to which prices are rounded up, in pesewas. */
export const steps = ['1', '10', '50', '100'] as const;

/** An item with its prices, formatted. */
interface PricedItem {
  line: number;
  name: string;
  /** The price at the till with GH₵, for the printed list. */
  till: string;
  /** The amounts below the headings of the table. */
  amounts: string[];
}

export interface PricedList {
  shop: string;
  hasTax: boolean;
  /** The headings of the table, of which the first is the item's. */
  columns: string[];
  items: PricedItem[];
  unread: UnreadLine[];
}

type Words = Pick<PriceListWords, 'problems' | 'answer'>;

/** The price list for the typed values, or their errors. */
export function answerPriceList(fields: Fields, rates: VatRate[], words: Words): Outcome<PricedList> {
  const { problems } = words;
  const read = readItems(fields.items ?? '');
  const markup = readMarkup(fields.markup ?? '', problems);
  const errors: FieldErrors = {};
  if ('problem' in read) errors.items = fillSlots(problems.too_long, { most: String(mostLines) });
  else if (read.items.length + read.unread.length === 0) errors.items = problems.no_items;
  if (typeof markup === 'string') errors.markup = markup;
  if (fields.vat !== 'yes' && fields.vat !== 'no') errors.vat = problems.vat;
  if ('problem' in read || typeof markup === 'string' || Object.keys(errors).length > 0) return { errors };

  const hasTax = fields.vat === 'yes';
  const step = Number(steps.find((each) => each === fields.rounding) ?? 1);
  const { name, till, cost, base, tax } = words.answer.columns;
  const answer: PricedList = {
    shop: fields.shop?.trim() ?? '',
    hasTax,
    columns: hasTax ? [name, till, cost, base, tax] : [name, till, cost],
    items: [],
    unread: [...read.unread],
  };
  for (const item of read.items) {
    const price = shelfPrice(item.cost, markup, hasTax ? rates : [], step);
    // Beyond this the parts of the price are not exact.
    if (!Number.isSafeInteger(price.total * 10_000)) {
      const text = `${item.name}, ${formatBare(item.cost)}`;
      answer.unread.push({ line: item.line, text, problem: 'too_large' });
      continue;
    }
    const amounts = [price.total, item.cost, ...(hasTax ? [price.base, price.tax] : [])];
    answer.items.push({
      line: item.line,
      name: item.name,
      till: formatPesewas(price.total),
      amounts: amounts.map(formatBare),
    });
  }
  return { answer };
}

/** The markup in percent, or what to write instead. */
function readMarkup(text: string, problems: Words['problems']): number | string {
  const read = readPercent(text);
  if ('problem' in read) return read.problem === 'negative' ? problems.markup_negative : problems.markup;
  return read.percent > 1000 ? problems.markup_too_large : read.percent;
}

/** The cells of the table, with its headings. */
export const cellsOf = ({ columns, items }: PricedList) => [
  columns,
  ...items.map(({ name, amounts }) => [name, ...amounts]),
];

/** An item with its cost in pesewas. */
interface Item {
  /** The number of its line, counted from 1. */
  line: number;
  name: string;
  cost: number;
}

type LineProblem = AmountProblem | 'no_name' | 'no_cost' | 'cells' | 'ambiguous' | 'zero';

/** A line that gives no price, as it was pasted. */
interface UnreadLine {
  line: number;
  text: string;
  problem: LineProblem;
}

export const mostLines = 200;

/**
 * Reads one item per line: Sugar 1 kg, 21.50, or two cells copied from a spreadsheet. Not read as CSV, because
 * there the comma of 1,250.00 would begin another cell. A first line with headings is skipped.
 */
export function readItems(text: string): { items: Item[]; unread: UnreadLine[] } | { problem: 'too_long' } {
  const lines = text
    .split(/\r\n?|\n/)
    .map((text, at) => ({ line: at + 1, text }))
    .filter(({ text }) => text.trim() !== '');
  if (lines[0] && isHeading(lines[0].text)) lines.shift();
  if (lines.length > mostLines) return { problem: 'too_long' };
  const items: Item[] = [];
  const unread: UnreadLine[] = [];
  for (const { line, text } of lines) {
    const read = readLine(text);
    if (typeof read === 'string') unread.push({ line, text: text.trim(), problem: read });
    else items.push({ line, ...read });
  }
  return { items, unread };
}

function isHeading(text: string): boolean {
  const [, ...others] = text.split(/[\t,;|]/);
  return !/\d/.test(text) && others.some((cell) => /cost|price|amount/i.test(cell));
}

type ReadLine = Omit<Item, 'line'> | LineProblem;

function readLine(text: string): ReadLine {
  if (!/\d/.test(text)) return 'no_cost';
  // An empty cell for the cost leaves a tab at the end.
  return text.includes('\t') ? readCells(text.split('\t')) : readText(text.trim());
}

function readText(text: string): ReadLine {
  if (!/[^\d\s.,]/.test(text) && !text.includes(', ')) return 'no_name';
  const marked = readMarked(text);
  return marked && marked !== 'not_a_number' ? marked : readLastWord(text);
}

/** Two cells of a spreadsheet. Of three, it is not known which is the cost. */
function readCells(cells: string[]): ReadLine {
  const [name = '', cost, ...others] = cells.map((cell) => cell.trim()).filter(Boolean);
  if (cost === undefined) return /[^\d\s.,]/.test(name) ? 'no_cost' : 'no_name';
  return others.length > 0 ? 'cells' : readItem(name, cost);
}

/** A line in which a currency or a separator says where the cost begins. */
function readMarked(text: string): ReadLine | undefined {
  const currency = /[\s,;|:=](?:GH[₵¢S]|GHC|[₵¢])\s?\d/i.exec(text);
  if (currency) return readItem(text.slice(0, currency.index), text.slice(currency.index + 1));
  const [last] = [...text.matchAll(/[;|:=@]|,\s|\s[-–—]\s/g)].slice(-1);
  return last && readItem(text.slice(0, last.index), text.slice(last.index + last[0].length));
}

/** A line in which only a space or a comma comes before the cost, as in Sugar 1 kg 21.50. */
function readLastWord(text: string): ReadLine {
  const bare = text.replace(/\s?(?:cedis?|GH[₵¢SC]|[₵¢])$/i, '');
  const at = Math.max(bare.lastIndexOf(' '), bare.lastIndexOf(','));
  if (at === -1) return 'no_cost';
  const name = bare.slice(0, at).trim();
  const cost = bare.slice(at + 1);
  // Rice 25,250 and Rice 25 250 can be bags of 25 kg, or 25,250 cedis.
  const isAmbiguous =
    bare[at] === ',' ? /\d$/.test(name) : /^\d{3}(?:\.|$)/.test(cost) && /(?:^|\s)\d{1,3}$/.test(name);
  return isAmbiguous ? 'ambiguous' : readItem(name, cost);
}

function readItem(name: string, cost: string): ReadLine {
  const read = readAmount(cost);
  if ('problem' in read) return read.problem;
  if (read.pesewas === 0) return 'zero';
  const bare = name.trim().replace(/[,;|:=@]$/, '');
  return bare === '' ? 'no_name' : { name: bare, cost: read.pesewas };
}
