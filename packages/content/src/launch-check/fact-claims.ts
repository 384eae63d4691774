import type { ContentFacts } from './content-facts.ts';
import { type ContentFile, sentencesOf } from './content-files.ts';
import type { Claim, Finding } from './finding.ts';
import { findTaxClaims } from './tax-claims.ts';

/** Facts that were typed into a text and differ from those that the owner states. */
export function findFactClaims(files: readonly ContentFile[], facts: ContentFacts, now: number): Finding[] {
  const year = new Date(now).getUTCFullYear();
  const sentences = files
    .filter(({ file }) => file.startsWith('en/'))
    .flatMap(({ file, texts }) =>
      texts.flatMap(({ place, text }) =>
        sentencesOf(text).map((sentence) => ({ where: `content/${file}: ${place}`, sentence })),
      ),
    );
  return [
    ...findFounded(facts, year),
    ...sentences.flatMap(({ where, sentence }) =>
      [
        ...findTaxClaims(sentence, facts),
        ...findSecurity(sentence, facts),
        ...findUptime(sentence, facts),
      ].map((finding) => ({ where, ...finding })),
    ),
  ];
}

function findFounded({ brand }: ContentFacts, year: number): Finding[] {
  if (brand === undefined || brand.founded <= year) return [];
  const what = `The company begins in ${brand.founded}, and it is ${year}.`;
  return [{ where: 'content/brand.yaml: founded', what, todo: 'Write the year in which it began.' }];
}

function findSecurity(sentence: string, { claims }: ContentFacts): Claim[] {
  if (claims === undefined) return [];
  const { transport, at_rest } = claims.security;
  const said = [...sentence.matchAll(/\bTLS \d(?:\.\d)?\+?|\bAES-\d+/g)].map(([match]) => match);
  return said
    .filter((match) => (match.startsWith('TLS') ? transport : at_rest) !== match)
    .filter((match) => !`${transport} ${at_rest}`.split(/[ ,;]+/).includes(match))
    .map((match) => ({
      what: `Says "${match}", and content/claims.yaml says "${match.startsWith('TLS') ? transport : at_rest}".`,
      todo: `Write {claims.${match.startsWith('TLS') ? 'transport' : 'at_rest'}} in its place.`,
    }));
}

function findUptime(sentence: string, { claims }: ContentFacts): Claim[] {
  const stat = claims?.stats.find(({ label }) => /\buptime\b/i.test(label));
  if (stat === undefined) return [];
  return [...sentence.matchAll(/(\d+(?:\.\d+)?) ?% (?:uptime|availability|of the time)/gi)]
    .filter(([, said]) => Number(said) !== Number.parseFloat(stat.value))
    .map(([said]) => ({
      what: `Says "${said}", and content/claims.yaml says ${stat.value}.`,
      todo: 'Promise the same in both places.',
    }));
}
