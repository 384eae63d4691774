import { fillSlots } from '@accounting-site/content/fill-slots';
import { Button } from '@accounting-site/ui/Button';
import { SelectField, TextArea, TextField } from '@accounting-site/ui/Field';
import { ChoiceField } from '../../lib/tool-form/ChoiceField.tsx';
import { ShareAnswer } from '../../lib/tool-form/ShareAnswer.tsx';
import { ToolFrame } from '../../lib/tool-form/ToolFrame.tsx';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import { useToolForm } from '../../lib/tool-form/use-tool-form.ts';
import type { VatRate } from '../../lib/tools/vat.ts';
import { PriceSheet } from './PriceSheet.tsx';
import { PriceTable } from './PriceTable.tsx';
import { answerPriceList, steps, tabSeparated } from './price-list-answer.ts';
import type { PriceListWords } from './price-list-words.ts';
import { mostLines } from './read-items.ts';

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
      answer={answer ? <PriceTable list={answer} words={words} /> : <p>{common.waiting}</p>}
      actions={
        isDone && (
          <ShareAnswer
            text={() => tabSeparated(answer)}
            shown={state.result}
            words={{ copy: words.answer.copy, copied: common.copied, copy_failed: common.copy_failed }}
          >
            <Button variant="secondary" onClick={() => print()}>
              {words.answer.print}
            </Button>
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
