import { Calculator } from '../../lib/tool-form/Calculator.tsx';
import { AmountField, ChoiceField } from '../../lib/tool-form/ToolFields.tsx';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import type { VatRate } from '../../lib/tools/vat.ts';
import { answerVat, vatExample } from './vat-answer.ts';
import type { VatWords } from './vat-words.ts';

interface VatCalculatorProps {
  rates: VatRate[];
  words: Pick<VatWords, 'form' | 'answer'> & { common: CommonToolWords };
}

/** Calculates the total from a price before tax, or the parts from a total. */
export function VatCalculator({ rates, words }: VatCalculatorProps) {
  const { form } = words;
  return (
    <Calculator words={words} example={vatExample} workOut={(fields) => answerVat(fields, rates, words)}>
      {(errors) => (
        <>
          <AmountField id="vat-amount" name="amount" words={form} errors={errors} />
          <ChoiceField
            name="direction"
            legend={form.direction}
            options={[
              { value: 'add', label: form.add },
              { value: 'split', label: form.split },
            ]}
            chosen={vatExample.direction}
          />
        </>
      )}
    </Calculator>
  );
}
