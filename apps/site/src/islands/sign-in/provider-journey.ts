import type { ProviderProblem } from '@accounting-site/contract/providers';

const key = 'signInQuery';

/** Keeps for this tab which page asked for the sign-in, while the browser is away at another company. */
export function rememberQuery(search: string) {
  try {
    sessionStorage.setItem(key, search);
  } catch {
    // A browser that stores nothing goes to / afterwards.
  }
}

/** The query that the sign-in page had before the browser went away. */
export function takeQuery(): string {
  try {
    const search = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
    return search;
  } catch {
    return '';
  }
}

/** How the browser came back: signed in, with a code to give, or not signed in. */
export type Outcome = { signedIn: true } | { challenge: string } | { problem: ProviderProblem };

/**
 * Reads how the browser came back from the fragment of the sign-in page (see `startProviderSchema`).
 * @param problems the problems that there are words for; an unknown one is read as `failed`
 */
export function readOutcome(fragment: string, problems: object): Outcome | undefined {
  const [, what, word = ''] = /^#([a-z-]+)(?:=(.*))?$/.exec(fragment) ?? [];
  if (what === 'signed-in') return { signedIn: true };
  if (what === 'second-factor' && /^[\w-]{43}$/.test(word)) return { challenge: word };
  if (what !== 'provider-problem' && what !== 'second-factor') return undefined;
  return { problem: Object.hasOwn(problems, word) ? (word as ProviderProblem) : 'failed' };
}
