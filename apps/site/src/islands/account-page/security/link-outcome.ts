import type { ProviderProblem } from '@accounting-site/contract/providers';

/** How linking another company's account ended, as the address that it leads back to says. */
export type LinkOutcome = { linked: true } | { problem: ProviderProblem };

/**
 * Reads the fragment of the address: `#linked`, or `#provider-problem=` and a word.
 * @param problems what the page can say, by word; any other word is a failure
 */
export function readLinkOutcome(
  hash: string,
  problems: Record<ProviderProblem, string>,
): LinkOutcome | undefined {
  if (hash === '#linked') return { linked: true };
  const word = /^#provider-problem=(.*)$/.exec(hash)?.[1];
  if (word === undefined) return undefined;
  return { problem: isProblem(word, problems) ? word : 'failed' };
}

const isProblem = (word: string, problems: object): word is ProviderProblem => Object.hasOwn(problems, word);
