import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { FieldErrors, Fields } from '../../lib/forms/form-fields.ts';
import { counted } from '../../lib/text/counted.ts';
import { formatDay } from '../../lib/text/format-day.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import type { Outcome } from '../../lib/tool-form/use-tool-form.ts';
import { formatPesewas, readTypedAmount } from '../../lib/tools/pesewas.ts';
import type { ReminderWords } from './reminder-words.ts';

export const tones = ['before', 'just_late', 'long_late'] as const;

/** The days that the last message gives the customer to pay. */
const graceDays = 7;

interface Reminder {
  /** When the money is or was due. */
  headline: string;
  message: string;
}

type Words = Pick<ReminderWords, 'form' | 'problems' | 'messages' | 'parts' | 'answer'> & {
  common: Pick<CommonToolWords, 'problems'>;
};

/**
 * The message for the typed values, or their errors.
 * @param today as 2026-11-16
 */
export function answerReminder(fields: Fields, today: string, words: Words): Outcome<Reminder> {
  const { form, problems, messages, parts, answer } = words;
  const [customer = '', due = '', pay = '', invoice = ''] = ['customer', 'due', 'pay', 'invoice'].map(
    (name) => fields[name]?.trim() ?? '',
  );
  const amount = readTypedAmount(fields.amount ?? '');
  const tone = tones.find((each) => each === fields.tone);
  const daysLate = daysBetween(due, today);
  const errors: FieldErrors = {};
  if (customer === '') errors.customer = problems.customer;
  if ('problem' in amount) errors.amount = words.common.problems[amount.problem];
  else if (amount.pesewas === 0) errors.amount = words.common.problems.empty;
  if (daysLate === undefined) errors.due = problems.due;
  if (pay === '') errors.pay = problems.pay;
  if (!tone) errors.tone = problems.tone;
  else if (daysLate !== undefined && daysLate > 0 === (tone === 'before'))
    errors.tone = fillSlots(daysLate > 0 ? problems.passed : problems.not_due, form.tones);
  if ('problem' in amount || daysLate === undefined || !tone || Object.keys(errors).length > 0)
    return { errors };

  const slots = {
    customer,
    amount: formatPesewas(amount.pesewas),
    what: invoice ? fillSlots(parts.invoice, { invoice }) : parts.no_invoice,
    day: formatDay(due),
    when: whenDue(-daysLate, parts),
    late: counted(parts.late, daysLate),
    pay,
    deadline: formatDay(addDays(today, graceDays)),
  };
  return {
    answer: {
      headline: fillSlots(tone === 'before' ? answer.due : answer.late, slots),
      message: fillSlots(messages[tone], slots),
    },
  };
}

function whenDue(days: number, parts: ReminderWords['parts']): string {
  if (days <= 0) return parts.today;
  return days === 1 ? parts.tomorrow : fillSlots(parts.in_days, { count: formatNumber(days) });
}

const dayInMs = 86_400_000;

/** The days from one day to another, as 2026-11-16; undefined for a day that does not exist. */
function daysBetween(from: string, to: string): number | undefined {
  const start = /^20\d\d-\d\d-\d\d$/.test(from) ? Date.parse(from) : Number.NaN;
  // Date.parse reads 2026-02-30 as 2 March in some browsers.
  const isReal = !Number.isNaN(start) && new Date(start).toISOString().startsWith(from);
  return isReal ? Math.round((Date.parse(to) - start) / dayInMs) : undefined;
}

const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayInMs).toISOString().slice(0, 10);
