import { median } from '../report.ts';
import { type MeasuredServer, runServer } from '../run-server.ts';

/** What something costs without and with the code that is there to lower it. */
export interface Gain {
  code: string;
  cost: string;
  without: number;
  own: number;
}

/** Starts our server without the named mechanisms (`plain/` has what replaces them); without names, all of it. */
export function runWithout(
  names: readonly string[] = [],
  prepare?: (dataDir: string) => Promise<void>,
): Promise<MeasuredServer> {
  const environment = { WITHOUT: names.join(',') };
  return runServer({ prepare, script: 'bench/fences/server-without.ts', environment });
}

/**
 * Measures the variants in turns, so that other load on the machine affects all of them. The first round
 * warms up.
 * @returns the medians of each variant, in the same order
 */
export async function inTurns<Variant>(
  variants: readonly Variant[],
  rounds: number,
  measure: (variant: Variant, at: number) => Promise<number[]>,
): Promise<number[][]> {
  const seen = variants.map((): number[][] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, variant] of variants.entries()) {
      const values = await measure(variant, at);
      if (round > 0) seen[at]?.push(values);
    }
  }
  return seen.map((all) =>
    (all[0] ?? []).map((_, at) => median(all.map((values) => values[at] ?? Number.NaN))),
  );
}
