import { type Vitals, vitalNames } from '@accounting-site/contract/vitals';
import { day } from '../../../clock.ts';
import { NetworkTurns } from '../../../tallies/network-turns.ts';
import type { VitalsCount } from './vitals.repository.ts';
import { stepOf } from './vitals-steps.ts';

/**
 * Many people share an address on a mobile network. What a program adds has an end, though it can still bend the figures:
 * only who stores addresses could prevent that.
 */
const mostOfNetwork = 120;

/**
 * Adds up what browsers measured until it is taken to be stored.
 */
export class VitalsTally {
  #counts = new Map<string, VitalsCount>();
  readonly #networks = new NetworkTurns(mostOfNetwork);

  /** Counts one visit, unless this network has sent very many since the tally was taken. */
  add(page: string, vitals: Vitals, { network, now }: { network: string; now: number }): void {
    if (!this.#networks.take(network)) return;
    const today = now - (now % day);
    for (const measure of vitalNames) {
      const value = vitals[measure];
      if (value === undefined) continue;
      this.#count({ day: today, page, measure, up_to: stepOf(measure, value), count: 1 });
    }
  }

  /** What was counted, to be stored. Counting begins anew. */
  take(): VitalsCount[] {
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    this.#networks.forget();
    return counts;
  }

  /** Counts again what could not be stored. */
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
