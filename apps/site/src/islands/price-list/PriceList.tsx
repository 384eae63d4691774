import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { tabSeparated } from '@accounting-site/contract/fields/csv-cell';
import { Button } from '@accounting-site/ui/Button';
import { SelectField, TextArea, TextField } from '@accounting-site/ui/Field';
import { ScrollFrame } from '@accounting-site/ui/ScrollFrame';
import { TableHead } from '@accounting-site/ui/TableHead';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { isInAppBrowser } from '../../lib/forms/in-app-browser.ts';
import { counted } from '../../lib/text/counted.ts';
import { formatDay } from '../../lib/text/format-day.ts';
import { todayInGhana } from '../../lib/text/today-in-ghana.ts';
import { ShareAnswer } from '../../lib/tool-form/ShareAnswer.tsx';
import { ChoiceField } from '../../lib/tool-form/ToolFields.tsx';
import { ToolFrame } from '../../lib/tool-form/ToolFrame.tsx';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import { useToolForm } from '../../lib/tool-form/use-tool-form.ts';
import type { VatRate } from '../../lib/tools/vat.ts';
import reckoner from '../../sections/Reckoner/Reckoner.module.css';
import styles from './PriceList.module.css';
import { answerPriceList, cellsOf, mostLines, type PricedList, steps } from './price-list-answer.ts';
import type { PriceListWords } from './price-list-words.ts';

interface PriceListProps {
  rates: VatRate[];
  words: Pick<PriceListWords, 'form' | 'example' | 'problems' | 'lines' | 'answer' | 'sheet'> & {
    common: CommonToolWords;
  };
}

/** Prices for pasted items, to copy and to print. The items stay on the page. */
export function PriceList({ rates, words }: PriceListProps) {
  const { form, example, common } = words;
  const state = useToolForm({
    fields: [],
    example: { ...example, vat: 'yes', rounding: '50' },
    workOut: (fields) => answerPriceList(fields, rates, words),
  });
  const { answer, errors, isAsked, isStale } = state;
  const isDone = answer !== undefined && answer.items.length > 0 && isAsked;
  const texts = { spellCheck: false, autoComplete: 'off' };
  return (
    <ToolFrame
      state={state}
      submit={form.submit}
      words={common}
      without="#reckoner"
      mark={isAsked ? undefined : common.example}
      headline={answer && headlineOf(answer, words.answer)}
      waiting={common.waiting}
      details={answer && <PriceTable list={answer} words={words} />}
      actions={
        isDone && (
          <ShareAnswer
            text={() => tabSeparated(cellsOf(answer))}
            shown={state.result}
            words={{ copy: words.answer.copy, copied: common.copied, copy_failed: common.copy_failed }}
          >
            {!isInAppBrowser() && (
              <Button variant="secondary" onClick={() => print()}>
                {words.answer.print}
              </Button>
            )}
          </ShareAnswer>
        )
      }
    >
      <TextArea
        {...texts}
        id="items"
        label={form.items}
        help={fillSlots(form.items_help, { most: String(mostLines) })}
        error={errors.items}
        rows={9}
      />
      <TextField
        {...texts}
        id="markup"
        label={form.markup}
        help={form.markup_help}
        error={errors.markup}
        inputMode="decimal"
      />
      <ChoiceField
        name="vat"
        legend={form.vat}
        options={[
          { value: 'yes', label: form.vat_yes },
          { value: 'no', label: form.vat_no },
        ]}
        error={errors.vat}
      />
      <SelectField
        id="rounding"
        name="rounding"
        label={form.rounding}
        help={form.rounding_help}
        defaultValue="50"
      >
        {steps.map((step) => (
          <option key={step} value={step}>
            {form.steps[step]}
          </option>
        ))}
      </SelectField>
      <TextField {...texts} id="shop" label={form.shop} help={form.shop_help} />
      {isDone && !isStale && <PriceSheet list={answer} words={words.sheet} />}
    </ToolFrame>
  );
}

const headlineOf = ({ items }: PricedList, words: PriceListWords['answer']) =>
  items.length === 0 ? words.nothing : counted(words.headline, items.length);

interface PriceTableProps {
  list: PricedList;
  words: Pick<PriceListWords, 'lines' | 'answer'> & { common: CommonToolWords };
}

/** The prices, and the lines without a price with what to write instead. */
function PriceTable({ list: { columns, items, unread }, words }: PriceTableProps) {
  const { answer } = words;
  const reasons = { ...words.common.problems, ...words.lines };
  return (
    <>
      {unread.length > 0 && (
        <>
          <p className="strong">{counted(answer.unread, unread.length)}</p>
          <ul className="stack gap-2 small">
            {unread.map(({ line, text, problem }) => (
              <li key={line}>
                {fillSlots(answer.unread_line, { line: String(line), reason: reasons[problem] })}
                <code className={`quiet ${styles.text}`}>{text.slice(0, 120)}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {items.length > 0 && (
        <div className={styles.ground}>
          <ScrollFrame label={answer.table}>
            <table className={`${reckoner.table} ${styles.table}`}>
              <TableHead columns={columns} />
              <tbody>
                {items.map(({ line, name, amounts }) => (
                  <tr key={line}>
                    <th scope="row">{name}</th>
                    {amounts.map((amount, at) => (
                      <td key={columns[at + 1]}>{amount}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollFrame>
        </div>
      )}
    </>
  );
}

interface PriceSheetProps {
  list: PricedList;
  words: PriceListWords['sheet'];
}

/** The printed page while prices are shown: only names and prices, for the customers. */
function PriceSheet({ list: { shop, hasTax, items }, words }: PriceSheetProps) {
  // Not :has(), which browsers of 2022 lack.
  useEffect(() => {
    document.body.dataset.sheet = '';
    return () => {
      delete document.body.dataset.sheet;
    };
  }, []);
  return createPortal(
    <div className={styles.sheet} aria-hidden="true">
      <p className={styles.shop}>{shop || words.heading}</p>
      <p>
        {fillSlots(words.dated, { day: formatDay(todayInGhana()) })} {hasTax && words.with_tax}
      </p>
      <table className={styles.sheetTable}>
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ line, name, till }) => (
            <tr key={line}>
              <td>{name}</td>
              <td>{till}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
