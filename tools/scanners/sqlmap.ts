import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstall } from '../test-setup/install-debian-packages.ts';
import { runForSeconds } from '../test-setup/run-for-seconds.ts';

/** Debian's sqlmap, installed if it is missing and this process has the rights. */
export const findOrInstallSqlmap = () => findOrInstall('/usr/bin/sqlmap', 'sqlmap');

/** The results that sqlmap reports for one request. */
interface SqlmapReport {
  /** The injectable parameters in sqlmap's own words. Empty if there are none. */
  readonly findings: string[];
  /** `ended`: the time limit ended it. `none to try`: it found no parameter. */
  readonly state: 'tried all' | 'ended' | 'none to try';
}

/**
 * Lets sqlmap try all its tests of level 1 on each parameter of a request.
 * @param request the raw HTTP request to `host`
 * @param options.folder a writable folder
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
      // An error status is a valid response.
      '--ignore-code=*',
    ],
    { seconds },
  );
  return readSqlmap(output, inTime);
}

/** Parses the output of sqlmap. @throws if it could not begin its tests */
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
