import { TextField } from '@accounting-site/ui/Field';
import { Calculator } from '../../lib/tool-form/Calculator.tsx';
import { ChoiceField } from '../../lib/tool-form/ChoiceField.tsx';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import { useToolForm } from '../../lib/tool-form/use-tool-form.ts';
import type { VatRate } from '../../lib/tools/vat.ts';
import styles from './MarginCalculator.module.css';
import { answerMargin, marginExample, marginFields } from './margin-answer.ts';
import type { MarginWords } from './margin-words.ts';

interface MarginCalculatorProps {
  rates: VatRate[];
  words: Pick<MarginWords, 'form' | 'problems' | 'answer'> & { common: CommonToolWords };
}

/** Calculates cost, price, margin and markup from any two of them. */
export function MarginCalculator({ rates, words }: MarginCalculatorProps) {
  const state = useToolForm({
    fields: marginFields,
    example: marginExample,
    workOut: (fields) => answerMargin(fields, rates, words),
  });
  const { form } = words;
  const field = (name: 'cost' | 'price' | 'margin' | 'markup', help?: string) => (
    <TextField
      id={`margin-${name}`}
      name={name}
      label={form[name]}
      help={help}
      error={state.errors[name]}
      inputMode="decimal"
      autoComplete="off"
    />
  );
  return (
    <Calculator state={state} submit={form.submit} words={words.common}>
      <fieldset className="stack">
        <legend className={styles.legend}>{form.legend}</legend>
        {field('cost', form.cost_help)}
        {field('price')}
        {field('margin', form.margin_help)}
        {field('markup', form.markup_help)}
      </fieldset>
      <ChoiceField
        name="vat"
        legend={form.vat}
        options={[
          { value: 'yes', label: form.vat_yes },
          { value: 'no', label: form.vat_no },
        ]}
        chosen={marginExample.vat}
      />
    </Calculator>
  );
}
