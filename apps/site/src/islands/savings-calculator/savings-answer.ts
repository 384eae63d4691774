import type { Plan } from '@accounting-site/content/facts/facts';

/** One result of the calculator, with texts and amounts formatted at build time. */
export interface SavingsAnswer {
  headline: string;
  notes: string[];
  /** The calculation: a year of the monthly plan, and a year of the plan if it is another. */
  rows: { label: string; sum: string; amount: string }[];
  total: { label: string; amount: string };
  /** The plan to start with. */
  plan: Pick<Plan, 'id' | 'cta' | 'leads_to'>;
}

interface Option {
  id: string;
  label: string;
}

/** The questions in order: names of the form fields and of the URL parameters. */
export const savingsQuestions = ['size', 'invoices', 'cycle'] as const;

type Question = (typeof savingsQuestions)[number];

/** The chosen ids. A link may omit one. */
type SavingsChoice = Partial<Record<string, string>>;

/**
 * All results. Many combinations share one, so `answers` has each result once and `places` maps combinations
 * to results: for each size, for each band, one per cycle.
 */
export interface SavingsTable {
  options: Record<Question, Option[]>;
  answers: SavingsAnswer[];
  places: number[];
}

/** The result for a choice; undefined when an id is unknown, for example in a mistyped link. */
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
