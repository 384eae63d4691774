import { Checkbox, SelectField } from '@accounting-site/ui/Field';
import { Calculator } from '../../lib/tool-form/Calculator.tsx';
import { AmountField } from '../../lib/tool-form/ToolFields.tsx';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import { traderKinds } from '../../lib/tools/modified-tax.ts';
import { answerModifiedTax, type ModifiedTaxRates, modifiedTaxExample } from './modified-tax-answer.ts';
import type { ModifiedTaxWords } from './modified-tax-words.ts';

interface ModifiedTaxCalculatorProps {
  rates: ModifiedTaxRates;
  words: Pick<ModifiedTaxWords, 'form' | 'answer'> & { common: CommonToolWords };
}

/** Which income tax a person in business pays, and how much a quarter. */
export function ModifiedTaxCalculator({ rates, words }: ModifiedTaxCalculatorProps) {
  const { form } = words;
  return (
    <Calculator
      words={words}
      example={modifiedTaxExample}
      workOut={(fields) => answerModifiedTax(fields, rates, words)}
    >
      {(errors) => (
        <>
          <Checkbox id="modified-vat" name="vat" value="yes" label={form.vat} />
          <SelectField id="modified-kind" name="kind" label={form.kind}>
            {traderKinds.map((kind) => (
              <option key={kind} value={kind}>
                {form.kinds[kind]}
              </option>
            ))}
          </SelectField>
          <AmountField id="modified-sales" name="sales" words={form} errors={errors} />
          <AmountField id="modified-expenses" name="expenses" words={form} errors={errors} />
        </>
      )}
    </Calculator>
  );
}
