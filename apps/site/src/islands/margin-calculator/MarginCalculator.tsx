import { Calculator } from '../../lib/tool-form/Calculator.tsx';
import styles from '../../lib/tool-form/ToolFields.module.css';
import { AmountField, ChoiceField } from '../../lib/tool-form/ToolFields.tsx';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import type { VatRate } from '../../lib/tools/vat.ts';
import { answerMargin, marginExample } from './margin-answer.ts';
import type { MarginWords } from './margin-words.ts';

interface MarginCalculatorProps {
  rates: VatRate[];
  words: Pick<MarginWords, 'form' | 'problems' | 'answer'> & { common: CommonToolWords };
}

/** Calculates cost, price, margin and markup from any two of them. */
export function MarginCalculator({ rates, words }: MarginCalculatorProps) {
  const { form } = words;
  return (
    <Calculator
      words={words}
      example={marginExample}
      workOut={(fields) => answerMargin(fields, rates, words)}
    >
      {(errors) => (
        <>
          <fieldset className="stack">
            <legend className={styles.group}>{form.legend}</legend>
            <AmountField id="margin-cost" name="cost" words={form} errors={errors} />
            <AmountField id="margin-price" name="price" words={form} errors={errors} />
            <AmountField id="margin-margin" name="margin" words={form} errors={errors} />
            <AmountField id="margin-markup" name="markup" words={form} errors={errors} />
          </fieldset>
          <ChoiceField
            name="vat"
            legend={form.vat}
            options={[
              { value: 'yes', label: form.vat_yes },
              { value: 'no', label: form.vat_no },
            ]}
            error={errors.vat}
          />
        </>
      )}
    </Calculator>
  );
}
