import { type Vitals, vitalNames } from '@accounting-site/contract/vitals';
import { day } from '../../../clock.ts';
import { NetworkTurns } from '../../../tallies/network-turns.ts';
import type { VitalsCount } from './vitals.repository.ts';
import { stepOf } from './vitals-steps.ts';

/**
 * High, because many visitors share an address on a mobile network. It bounds what a script can add. A script
 * can still distort the figures, which only stored addresses could prevent.
 */
const mostOfNetwork = 120;

/** Adds up measurements in memory until they are stored. */
export class VitalsTally {
  #counts = new Map<string, VitalsCount>();
  readonly #networks = new NetworkTurns(mostOfNetwork);

  /** Counts one visit, unless this network has reached its limit since the last `take`. */
  add(page: string, vitals: Vitals, { network, now }: { network: string; now: number }): void {
    if (!this.#networks.take(network)) return;
    const today = now - (now % day);
    for (const measure of vitalNames) {
      const value = vitals[measure];
      if (value === undefined) continue;
      this.#count({ day: today, page, measure, up_to: stepOf(measure, value), count: 1 });
    }
  }

  /** Returns the counts to be stored, and starts again at zero. */
  take(): VitalsCount[] {
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    this.#networks.forget();
    return counts;
  }

  /** Adds counts that could not be stored. */
  putBack(counts: readonly VitalsCount[]): void {
    for (const count of counts) this.#count(count);
  }

  #count(more: VitalsCount): void {
    const key = [more.day, more.measure, more.up_to, more.page].join(' ');
    const there = this.#counts.get(key);
    if (there === undefined) this.#counts.set(key, { ...more });
    else there.count += more.count;
  }
}
