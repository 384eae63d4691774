import type { BrowserError } from '@accounting-site/contract/browser-errors';
import { day } from '../../../clock.ts';
import { NetworkTurns } from '../../../tallies/network-turns.ts';
import type { BrowserErrorCount } from './browser-errors.repository.ts';

/** A browser reports at most three in a page view. The limit bounds what a script can send. */
const mostOfNetwork = 10;
/** Different errors between two writes to the database. The limit bounds the memory for invented errors. */
const mostKinds = 100;

/** Adds up browser errors in memory until they are stored. */
export class BrowserErrorsTally {
  #counts = new Map<string, BrowserErrorCount>();
  readonly #networks = new NetworkTurns(mostOfNetwork);

  /** Counts one error. @returns false when it is skipped because a limit is reached */
  add(
    error: BrowserError,
    { browser, network, now }: { browser: string; network: string; now: number },
  ): boolean {
    if (!this.#networks.take(network)) return false;
    const { page, message, place, build } = error;
    return this.#count({ day: now - (now % day), page, message, place, build, browser, count: 1 });
  }

  /** Returns the counts to be stored, and starts again at zero. */
  take(): BrowserErrorCount[] {
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    this.#networks.forget();
    return counts;
  }

  /** Adds counts that could not be stored. */
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
