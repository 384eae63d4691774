import { fillSlots } from '@accounting-site/content/fill-slots';
import { harmlessCell } from '@accounting-site/contract/csv-cell';
import type { FieldErrors, Fields } from '../../lib/forms/form-fields.ts';
import type { Outcome } from '../../lib/tool-form/use-tool-form.ts';
import { readPercent } from '../../lib/tools/margin.ts';
import { formatBare, formatPesewas } from '../../lib/tools/pesewas.ts';
import { shelfPrice } from '../../lib/tools/shelf-price.ts';
import type { VatRate } from '../../lib/tools/vat.ts';
import type { PriceListWords } from './price-list-words.ts';
import { mostLines, readItems, type UnreadLine } from './read-items.ts';

/** The steps to which prices are rounded up, in pesewas. */
export const steps = ['1', '10', '50', '100'] as const;

/** An item with its prices, formatted. */
export interface PricedItem {
  line: number;
  name: string;
  /** The price at the till with GH₵, for the printed list. */
  till: string;
  /** The amounts below the headings of the table. */
  amounts: string[];
}

export interface PriceList {
  shop: string;
  hasTax: boolean;
  /** The headings of the table, of which the first is the item's. */
  columns: string[];
  items: PricedItem[];
  unread: UnreadLine[];
}

type Words = Pick<PriceListWords, 'problems' | 'answer'>;

/** The price list for the typed values, or their errors. */
export function answerPriceList(fields: Fields, rates: VatRate[], words: Words): Outcome<PriceList> {
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
  const answer: PriceList = {
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

/** The table as cells separated by tabs, to paste into a spreadsheet, where no name runs as a formula. */
export const tabSeparated = ({ columns, items }: PriceList) =>
  [columns, ...items.map(({ name, amounts }) => [harmlessCell(name), ...amounts])]
    .map((cells) => cells.join('\t'))
    .join('\n');
