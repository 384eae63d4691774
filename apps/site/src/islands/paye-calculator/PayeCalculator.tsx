import { Calculator } from '../../lib/tool-form/Calculator.tsx';
import { AmountField, ChoiceField } from '../../lib/tool-form/ToolFields.tsx';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import type { PayrollRates } from '../../lib/tools/payroll.ts';
import { answerPaye, payeExample } from './paye-answer.ts';
import type { PayeWords } from './paye-words.ts';

interface PayeCalculatorProps {
  rates: PayrollRates;
  words: Pick<PayeWords, 'form' | 'answer'> & { common: CommonToolWords };
}

/** From a basic salary to the net pay and the cost of a worker. */
export function PayeCalculator({ rates, words }: PayeCalculatorProps) {
  const { form } = words;
  return (
    <Calculator words={words} example={payeExample} workOut={(fields) => answerPaye(fields, rates, words)}>
      {(errors) => (
        <>
          <AmountField id="paye-basic" name="basic" words={form} errors={errors} />
          <AmountField id="paye-allowances" name="allowances" words={form} errors={errors} />
          <ChoiceField
            name="residence"
            legend={form.residence}
            options={[
              { value: 'resident', label: form.resident },
              { value: 'non-resident', label: form.non_resident },
            ]}
            chosen={payeExample.residence}
          />
        </>
      )}
    </Calculator>
  );
}
