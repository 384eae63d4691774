import type { ContentFacts } from './content-facts.ts';
import { type ContentFile, sentencesOf } from './content-files.ts';

export type Prices = NonNullable<ContentFacts['plans']>;

/** Every sentence of a file that visitors read, with the placeholders of plan names filled in. */
export function planSentences(files: readonly ContentFile[], { plans }: Prices) {
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

/** Escapes names for a regular expression. */
export const anyName = (named: { name: string }[]) =>
  named.map(({ name }) => name.replace(/[^\p{L}\p{N} ]/gu, '.')).join('|');

/** Parses 2,000 as a number. */
export const toNumber = (text = '') => Number(text.replaceAll(',', ''));
