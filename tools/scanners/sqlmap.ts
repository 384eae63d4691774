import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstall } from '../install-debian-packages.ts';
import { runForSeconds } from '../run-for-seconds.ts';

/** Debian's sqlmap, installed where it is missing and this process may. */
export const findOrInstallSqlmap = () => findOrInstall('/usr/bin/sqlmap', 'sqlmap');

/** What sqlmap says of one request. */
export interface SqlmapReport {
  /** The parameters through which it got SQL into a query, as it says it. Empty where there is none. */
  readonly findings: string[];
  /** `ended`: it was still trying when its time was over. `none to try`: it found no parameter. */
  readonly state: 'tried all' | 'ended' | 'none to try';
}

/**
 * Has sqlmap try everything that it knows at its first level with each parameter of a request.
 * @param request as it goes over the wire, to be sent to `host`
 * @param options.folder where it may write
 */
export async function runSqlmap(
  request: string,
  { name, folder, seconds }: { name: string; folder: string; seconds: number },
): Promise<SqlmapReport> {
  const file = join(folder, `${name}.txt`);
  writeFileSync(file, request);
  const { output, inTime } = await runForSeconds(
    '/usr/bin/sqlmap',
    [
      ...['-r', file, '--output-dir', join(folder, name)],
      ...['--batch', '--ignore-stdin', '--flush-session', '--disable-coloring'],
      ...['--level=1', '--risk=1', '--technique=BEUS', '--threads=2', '--timeout=10', '--retries=0'],
      // A refusal is an answer like any other.
      '--ignore-code=*',
    ],
    { seconds },
  );
  return readSqlmap(output, inTime);
}

/** Reads what sqlmap wrote. @throws when it did not get to its work */
export function readSqlmap(output: string, inTime: boolean): SqlmapReport {
  const findings = [
    ...output.matchAll(/parameter '[^\n]*' (?:is|appears to be) [^\n]*(?:injectable|vulnerable)[^\n]*/g),
  ];
  const isFound = output.includes('sqlmap identified the following injection point');
  const report = (state: SqlmapReport['state']) => ({
    findings: isFound ? [...new Set(findings.map(([line]) => line)), 'an injection point'] : [],
    state,
  });
  if (isFound || output.includes('all tested parameters do not appear to be injectable'))
    return report('tried all');
  if (
    /no parameter\(s\) found for testing|does not contain a usable HTTP request \(with parameters\)/.test(
      output,
    )
  )
    return report('none to try');
  if (!inTime && output.includes('testing ')) return report('ended');
  throw new Error(`sqlmap did not do its work:\n${output.slice(-2000)}`);
}
