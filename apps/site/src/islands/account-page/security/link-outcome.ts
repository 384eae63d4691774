import type { ProviderProblem } from '@accounting-site/contract/providers';

/** The result of linking a provider account, from the URL of the page that the provider returns to. */
export type LinkOutcome = { linked: true } | { problem: ProviderProblem };

/**
 * Reads the URL fragment: `#linked`, or `#provider-problem=` and a code.
 * @param problems the codes the page has messages for; any other code is read as a failure
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
