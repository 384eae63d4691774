import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { Checkbox, SelectField } from '@accounting-site/ui/Field';
import { Calculator } from '../../lib/tool-form/Calculator.tsx';
import { AmountField } from '../../lib/tool-form/ToolFields.tsx';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import { answerWithholding, type WithholdingRules, withholdingExample } from './withholding-answer.ts';
import type { WithholdingWords } from './withholding-words.ts';

interface WithholdingCalculatorProps {
  rules: WithholdingRules;
  words: Pick<WithholdingWords, 'form' | 'answer'> & { common: CommonToolWords };
}

/** The tax to withhold from a payment, and the amount to pay out. */
export function WithholdingCalculator({ rules, words }: WithholdingCalculatorProps) {
  const { form } = words;
  return (
    <Calculator
      words={words}
      example={withholdingExample}
      workOut={(fields) => answerWithholding(fields, rules, words)}
    >
      {(errors) => (
        <>
          <AmountField id="withholding-amount" name="amount" words={form} errors={errors} />
          <SelectField id="withholding-kind" name="kind" label={form.kind}>
            {rules.kinds.map(({ id, percent }) => (
              <option key={id} value={id}>
                {fillSlots(form.kind_option, { kind: form.kinds[id] ?? id, percent: String(percent) })}
              </option>
            ))}
          </SelectField>
          <AmountField id="withholding-before" name="before" words={form} errors={errors} />
          <Checkbox id="withholding-vat" name="vat" value="yes" label={form.vat} />
        </>
      )}
    </Calculator>
  );
}
