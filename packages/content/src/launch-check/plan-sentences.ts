import type { ContentFacts } from './content-facts.ts';
import type { ContentFile } from './content-files.ts';

export type Prices = NonNullable<ContentFacts['plans']>;

/** A sentence that visitors read, and where it is. */
export interface PlanSentence {
  readonly where: string;
  readonly sentence: string;
}

/** Every sentence of the files that has a number or is about a card, with the placeholders of plan names filled in. */
export function planSentences(files: readonly ContentFile[], { plans }: Prices): PlanSentence[] {
  const named = (text: string) =>
    text.replace(
      /\{plans\.([\w-]+)\.name\}/g,
      (whole, id) => plans.find((plan) => plan.id === id)?.name ?? whole,
    );
  return files
    .filter(({ file }) => file !== 'plans.yaml')
    .flatMap(({ file, texts }) =>
      texts.flatMap(({ place, text }) =>
        sentencesOf(named(text)).map((sentence) => ({ where: `content/${file}: ${place}`, sentence })),
      ),
    );
}

/** Splits a text into sentences, so that a number is checked together with its context. */
const sentencesOf = (text: string) => (mayClaim(text) ? text.split(/(?<=[.!?])\s+/).filter(mayClaim) : []);

const mayClaim = (text: string) => /\d|\bcard\b|\bcarte\b/i.test(text);

/** Escapes names for a regular expression. */
export const anyName = (named: { name: string }[]) =>
  named.map(({ name }) => name.replace(/[^\p{L}\p{N} ]/gu, '.')).join('|');

/** Parses 2,000 as a number. */
export const toNumber = (text = '') => Number(text.replaceAll(',', ''));
