import { type SavingsChoice, savingsQuestions } from './savings-answer.ts';

/** What a form or a link holds, question by question; null where it holds nothing. */
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

/** The address of the calculator with a choice made. */
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
