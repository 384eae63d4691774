/** One answer of the calculator, worded and formatted when the site is built. */
export interface SavingsAnswer {
  headline: string;
  notes: string[];
  /** The sum on paper: a year of paying monthly, a year of the plan, the difference. */
  rows: { label: string; sum: string; amount: string }[];
  total: { label: string; amount: string };
  action: { label: string; href: string };
}

interface Option {
  id: string;
  label: string;
}

/** What the calculator asks, in this order: names of the form's fields and of the address's parameters. */
export const savingsQuestions = ['size', 'invoices', 'cycle'] as const;

type Question = (typeof savingsQuestions)[number];

/** The ids that a visitor chose; null where a link leaves one out. */
export type SavingsChoice = Record<Question, string | null>;

/**
 * Every answer. Many combinations share one, so `answers` holds each once and `places` says which belongs
 * to a combination: size by size, in it band by band, in it cycle by cycle.
 */
export interface SavingsTable {
  options: Record<Question, Option[]>;
  answers: SavingsAnswer[];
  places: number[];
}

/** The answer to a choice, or nothing when an id is unknown, as in a link that was typed wrong. */
export function findAnswer(
  { options, answers, places }: SavingsTable,
  choice: SavingsChoice,
): SavingsAnswer | undefined {
  let place = 0;
  for (const question of savingsQuestions) {
    const at = options[question].findIndex((option) => option.id === choice[question]);
    if (at === -1) return undefined;
    place = place * options[question].length + at;
  }
  return answers[places[place] ?? -1];
}
