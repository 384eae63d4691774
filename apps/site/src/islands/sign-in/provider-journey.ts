import type { ProviderProblem } from '@accounting-site/contract/account/providers';
import { readStored, store } from '../../lib/forms/stored.ts';

const key = 'signInVisit';

/** What the sign-in page was when the browser left it for a provider. */
interface Departure {
  /** The query, which names the page that asked for the sign-in. */
  search: string;
  /** The button of the provider that was pressed. */
  provider?: string;
  /** Whether 'Remember me' was ticked. */
  remember?: boolean;
}

/** Stores it in this tab. Without storage the user goes to / afterwards. */
export function rememberDeparture(departure: Departure) {
  store('sessionStorage', key, JSON.stringify(departure));
}

/** What was stored, once; without that, the query of the page as it is. */
export function takeDeparture(): Departure {
  const departure = readStored<Departure>('sessionStorage', key) ?? { search: location.search };
  store('sessionStorage', key, undefined);
  return departure;
}

/**
 * Writes a challenge into the URL fragment, as a provider's return does, or removes it. A phone with little memory closes the
 * page while its user reads the code in the app, and the page opens at the code again.
 */
export function holdChallenge(challenge?: string) {
  const fragment = challenge === undefined ? '' : `#second-factor=${challenge}`;
  history.replaceState(history.state, '', location.pathname + location.search + fragment);
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
