import { Calculator } from '../../lib/tool-form/Calculator.tsx';
import { AmountField } from '../../lib/tool-form/ToolFields.tsx';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import type { PensionRates } from '../../lib/tools/payroll.ts';
import { answerSsnit, ssnitExample } from './ssnit-answer.ts';
import type { SsnitWords } from './ssnit-words.ts';

interface SsnitCalculatorProps {
  rates: PensionRates;
  words: Pick<SsnitWords, 'form' | 'answer'> & { common: CommonToolWords };
}

/** From a basic salary to what each side pays and each tier gets. */
export function SsnitCalculator({ rates, words }: SsnitCalculatorProps) {
  return (
    <Calculator words={words} example={ssnitExample} workOut={(fields) => answerSsnit(fields, rates, words)}>
      {(errors) => <AmountField id="ssnit-basic" name="basic" words={words.form} errors={errors} />}
    </Calculator>
  );
}
