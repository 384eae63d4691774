import { type SavingsChoice, savingsQuestions } from './savings-answer.ts';

/** Reads a choice from a form or a link; null for a question without an answer. */
const choiceOf = (read: (question: string) => string | null): SavingsChoice => ({
  size: read('size'),
  invoices: read('invoices'),
  cycle: read('cycle'),
});

export function choiceOfForm(form: HTMLFormElement): SavingsChoice {
  const data = new FormData(form);
  return choiceOf((question) => {
    const value = data.get(question);
    return typeof value === 'string' ? value : null;
  });
}

export function choiceOfLink(search: string): SavingsChoice {
  const parameters = new URLSearchParams(search);
  return choiceOf((question) => parameters.get(question));
}

/** The URL of the calculator with this choice. */
export function linkTo(choice: SavingsChoice): string {
  const parameters = new URLSearchParams();
  for (const question of savingsQuestions) parameters.set(question, choice[question] ?? '');
  return `?${parameters}#calculator`;
}

export function showChoice(form: HTMLFormElement, choice: SavingsChoice) {
  for (const question of savingsQuestions) {
    const field = form.elements.namedItem(question);
    if (field instanceof HTMLSelectElement) field.value = choice[question] ?? '';
  }
}
