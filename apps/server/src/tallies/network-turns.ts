/** So that a flood from everywhere fills no memory. */
const mostNetworks = 10_000;

/**
 * How often each network was counted since it was last forgotten. In memory, because the table of limits holds addresses:
 * they are known here alone, and nowhere written.
 */
export class NetworkTurns {
  readonly #most: number;
  #turns = new Map<string, number>();

  /** @param most of one network: many people share an address, and a program is to come to an end */
  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one more for a network, unless it has had its turns. */
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
