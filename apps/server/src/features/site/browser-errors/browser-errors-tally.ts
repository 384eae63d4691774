import type { BrowserError } from '@accounting-site/contract/browser-errors';
import { day } from '../../../clock.ts';
import { NetworkTurns } from '../../../tallies/network-turns.ts';
import type { BrowserErrorCount } from './browser-errors.repository.ts';

/** A browser tells of three in a page view; a program comes to an end. */
const mostOfNetwork = 10;
/** Different ones until the next time they are stored: what is invented fills no memory. */
const mostKinds = 100;

/** Adds up the errors that browsers tell of until they are taken to be stored. */
export class BrowserErrorsTally {
  #counts = new Map<string, BrowserErrorCount>();
  readonly #networks = new NetworkTurns(mostOfNetwork);

  /** Counts one error. @returns false when it is left out, because there were very many */
  add(
    error: BrowserError,
    { browser, network, now }: { browser: string; network: string; now: number },
  ): boolean {
    if (!this.#networks.take(network)) return false;
    const { page, message, place, build } = error;
    return this.#count({ day: now - (now % day), page, message, place, build, browser, count: 1 });
  }

  /** What was counted, to be stored. Counting begins anew. */
  take(): BrowserErrorCount[] {
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    this.#networks.forget();
    return counts;
  }

  /** Counts again what could not be stored. */
  putBack(counts: readonly BrowserErrorCount[]): void {
    for (const count of counts) this.#count(count);
  }

  #count(more: BrowserErrorCount): boolean {
    const key = JSON.stringify({ ...more, count: 0 });
    const there = this.#counts.get(key);
    if (there === undefined && this.#counts.size >= mostKinds) return false;
    if (there === undefined) this.#counts.set(key, { ...more });
    else there.count += more.count;
    return true;
  }
}
