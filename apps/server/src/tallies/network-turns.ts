/** Limits the memory that a distributed flood can use. */
const mostNetworks = 10_000;

/**
 * Counts events for each network since the last reset. The counters are kept in memory only, so that no
 * addresses are stored: the table of rate limits would contain them.
 */
export class NetworkTurns {
  readonly #most: number;
  #turns = new Map<string, number>();

  /**
   * @param most the maximum for one network: many people may share an address, but a script must be stopped
   */
  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one event for a network, unless it has reached the limit. */
  take(network: string): boolean {
    const taken = this.#turns.get(network) ?? 0;
    if (taken >= this.#most || (taken === 0 && this.#turns.size >= mostNetworks)) return false;
    this.#turns.set(network, taken + 1);
    return true;
  }

  forget(): void {
    this.#turns = new Map();
  }
}
