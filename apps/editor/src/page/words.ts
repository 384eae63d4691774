import type { FieldDescription } from '../host/describe-entries.ts';

const labels: Record<string, string> = {
  bio: 'About the person',
  confirm: 'For your accountant to confirm',
  cta: 'Words on the button',
  dated: 'Price list of',
  head_title: 'Title in search results',
  id: 'Short name',
  months: 'Months that the price covers',
  popular: 'Shown first',
  rating: 'Stars',
  reviewed_by: 'Reviewed by',
  sample: 'Sample content',
  users: 'People',
  yearly_saving: 'Say what yearly billing saves',
  yearly_saving_claim_percent: 'Yearly saving that is advertised, in percent',
};

const hints: Record<string, string> = {
  about_application:
    'Tick when the article describes the accounting application: it then says so at its top.',
  confirm: 'Statements that no one has confirmed yet. Remove one once your accountant has checked it.',
  card_needed: 'Tick when a trial needs a card.',
  description: '',
  head_title:
    'The words that people type, with Ghana and {taxes.year} where they do. Empty: the title above.',
  inventory: 'Tick when the plan counts stock.',
  popular: 'Plans: marked Most Popular. Articles: on the first page of the help center.',
  priority_support: 'Tick when the plan has priority support.',
  reviewed_by: 'Who at your company checked every sentence. Leave it empty until someone has.',
  sample: 'Ticked while this is invented. Take the tick away when it is real.',
};

const long = new Set(['answer', 'bio', 'description', 'intro', 'quote', 'text']);

/** The label of a field: invoices_per_month is Invoices per month. */
export function labelOf(key: string): string {
  const words = labels[key] ?? key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The help text of a field: the message of the schema, without the parts about YAML. */
export function hintOf(key: string, { description, format }: FieldDescription): string | undefined {
  if (format === 'date') return undefined;
  return hints[key] || description?.replace(', each after "- "', '') || undefined;
}

export const isLong = (key: string) => long.has(key);

/** The label of one entry of the list. */
export function nameOfEntry(entry: unknown): string | undefined {
  const { fields, value } = entry as { fields?: Record<string, { value?: unknown }>; value?: unknown };
  const name =
    fields?.question?.value ?? fields?.name?.value ?? fields?.heading?.value ?? fields?.label?.value ?? value;
  return typeof name === 'string' && name !== '' ? name : undefined;
}
