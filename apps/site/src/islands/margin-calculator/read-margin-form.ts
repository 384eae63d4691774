import type { FieldErrors, Fields } from '../../lib/forms/form-fields.ts';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import { type MarginKnown, readPercent } from '../../lib/tools/margin.ts';
import { readAmount } from '../../lib/tools/pesewas.ts';
import type { MarginWords } from './margin-words.ts';

const amounts = ['cost', 'price'] as const;
const percentages = ['margin', 'markup'] as const;
const asked = [...amounts, ...percentages];

type Words = Pick<MarginWords, 'problems'> & { common: CommonToolWords };

/** The two values that were filled in, or their errors. */
export function readMarginForm(
  fields: Fields,
  words: Words,
): { known: MarginKnown } | { errors: FieldErrors } {
  const filled = asked.filter((field) => fields[field]?.trim());
  const wrongCount = countProblem(filled, words.problems);
  if (wrongCount) return { errors: wrongCount };
  const known: MarginKnown = {};
  const errors: FieldErrors = {};
  for (const field of amounts.filter((name) => filled.includes(name))) {
    const read = readAmount(fields[field] ?? '');
    if ('problem' in read) errors[field] = words.common.problems[read.problem];
    else known[field] = read.pesewas;
  }
  for (const field of percentages.filter((name) => filled.includes(name))) {
    const read = readMarginPercent(fields[field] ?? '', field);
    if ('problem' in read) errors[field] = words.problems[read.problem];
    else known[field] = read.percent;
  }
  return Object.keys(errors).length > 0 ? { errors } : { known };
}

function countProblem(filled: string[], problems: MarginWords['problems']): FieldErrors | undefined {
  if (filled.length < 2) {
    const missing = asked.find((field) => !filled.includes(field)) ?? 'cost';
    return { [missing]: problems.two };
  }
  if (filled.length > 2) return { [filled.at(-1) ?? 'markup']: problems.too_many };
  return filled[0] === 'margin' ? { markup: problems.pair } : undefined;
}

function readMarginPercent(text: string, field: (typeof percentages)[number]) {
  const read = readPercent(text);
  if ('problem' in read)
    return { problem: read.problem === 'negative' ? 'negative' : 'not_a_number' } as const;
  if (field === 'margin' && read.percent >= 100) return { problem: 'margin_too_large' } as const;
  if (read.percent > 100_000) return { problem: 'markup_too_large' } as const;
  return read;
}
