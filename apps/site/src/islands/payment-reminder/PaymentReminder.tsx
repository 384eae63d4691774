import { TextArea, TextField } from '@accounting-site/ui/Field';
import { useRef } from 'react';
import { todayInGhana } from '../../lib/text/today-in-ghana.ts';
import { ShareAnswer } from '../../lib/tool-form/ShareAnswer.tsx';
import { ChoiceField } from '../../lib/tool-form/ToolFields.tsx';
import styles from '../../lib/tool-form/ToolFrame.module.css';
import { ToolFrame } from '../../lib/tool-form/ToolFrame.tsx';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import { useToolForm } from '../../lib/tool-form/use-tool-form.ts';
import { answerReminder, tones } from './reminder-answer.ts';
import type { ReminderWords } from './reminder-words.ts';

interface PaymentReminderProps {
  words: Pick<ReminderWords, 'form' | 'problems' | 'messages' | 'parts' | 'answer'> & {
    common: CommonToolWords;
  };
}

/** A polite message to a customer who owes money. What is typed about the customer stays on the page. */
export function PaymentReminder({ words }: PaymentReminderProps) {
  const { form, common } = words;
  const message = useRef<HTMLParagraphElement>(null);
  const state = useToolForm({
    fields: [],
    workOut: (fields) => answerReminder(fields, todayInGhana(), words),
  });
  const { answer, errors } = state;
  const isWrong = Object.keys(errors).length > 0;
  return (
    <ToolFrame
      state={state}
      submit={form.submit}
      words={common}
      without="#reckoner"
      headline={answer?.headline}
      waiting={isWrong ? common.waiting : words.answer.waiting}
      details={
        answer && (
          <p ref={message} className={`anywhere ${styles.message}`}>
            {answer.message}
          </p>
        )
      }
      actions={
        answer && (
          <ShareAnswer
            key={answer.message}
            text={() => answer.message}
            shown={message}
            words={{ ...common, copy: words.answer.copy }}
          />
        )
      }
    >
      <TextField
        id="customer"
        label={form.customer}
        help={form.customer_help}
        error={errors.customer}
        autoComplete="off"
      />
      <TextField
        id="amount"
        label={form.amount}
        error={errors.amount}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField id="invoice" label={form.invoice} help={form.invoice_help} autoComplete="off" />
      <TextField id="due" label={form.due} error={errors.due} type="date" autoComplete="off" />
      <TextArea
        id="pay"
        label={form.pay}
        help={form.pay_help}
        error={errors.pay}
        rows={2}
        autoComplete="off"
      />
      <ChoiceField
        name="tone"
        legend={form.tone}
        options={tones.map((tone) => ({ value: tone, label: form.tones[tone] }))}
        error={errors.tone}
      />
    </ToolFrame>
  );
}
