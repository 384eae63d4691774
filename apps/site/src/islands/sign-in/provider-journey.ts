import type { ProviderProblem } from '@accounting-site/contract/account/providers';
import { readText, store } from '../../lib/forms/stored.ts';

const key = 'signInQuery';

/** Stores in this tab which page asked for the sign-in, while the browser is at the provider. */
export function rememberQuery(search: string) {
  // Without storage the user goes to / afterwards.
  store('sessionStorage', key, search);
}

/** The query that the sign-in page had before the browser left for the provider, or else has now. */
export function takeQuery(): string {
  const search = readText('sessionStorage', key) ?? location.search;
  store('sessionStorage', key, undefined);
  return search;
}

/** The outcome of the return: signed in, a code needed, or a problem. */
type Outcome = { signedIn: true } | { challenge: string } | { problem: ProviderProblem };

/**
 * Reads the outcome from the URL fragment of the sign-in page (see `startProviderSchema`).
 * @param problems the problems that have a message; an unknown one is read as `failed`
 */
export function readOutcome(fragment: string, problems: object): Outcome | undefined {
  const [, what, word = ''] = /^#([a-z-]+)(?:=(.*))?$/.exec(fragment) ?? [];
  if (what === 'signed-in') return { signedIn: true };
  if (what === 'second-factor' && /^[\w-]{43}$/.test(word)) return { challenge: word };
  if (what !== 'provider-problem' && what !== 'second-factor') return undefined;
  return { problem: Object.keys(problems).includes(word) ? (word as ProviderProblem) : 'failed' };
}
