import { Calculator } from '../../lib/tool-form/Calculator.tsx';
import { AmountField, ChoiceField } from '../../lib/tool-form/ToolFields.tsx';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import { useToolForm } from '../../lib/tool-form/use-tool-form.ts';
import type { PayrollRates } from '../../lib/tools/payroll.ts';
import { answerPaye, payeExample } from './paye-answer.ts';
import type { PayeWords } from './paye-words.ts';

interface PayeCalculatorProps {
  rates: PayrollRates;
  words: Pick<PayeWords, 'form' | 'answer'> & { common: CommonToolWords };
}

/** From a basic salary to the net pay and the cost of a worker. */
export function PayeCalculator({ rates, words }: PayeCalculatorProps) {
  const state = useToolForm({
    example: payeExample,
    workOut: (fields) => answerPaye(fields, rates, words),
  });
  const { form } = words;
  return (
    <Calculator state={state} submit={form.submit} words={words.common}>
      <AmountField id="paye-basic" name="basic" words={form} errors={state.errors} />
      <AmountField id="paye-allowances" name="allowances" words={form} errors={state.errors} />
      <ChoiceField
        name="residence"
        legend={form.residence}
        options={[
          { value: 'resident', label: form.resident },
          { value: 'non-resident', label: form.non_resident },
        ]}
        chosen={payeExample.residence}
      />
    </Calculator>
  );
}
