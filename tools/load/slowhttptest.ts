import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstall } from '../test-setup/install-debian-packages.ts';
import { runForSeconds } from '../test-setup/run-for-seconds.ts';

const program = '/usr/bin/slowhttptest';

/** Debian's slowhttptest, installed if it is missing and this process has the rights. */
export const findOrInstallSlowhttptest = () => findOrInstall(program, 'slowhttptest');

/** The results that slowhttptest reports for one attack. */
interface SlowhttptestReport {
  /** The peak number of open connections. */
  readonly mostOpen: number;
  /** The second in which the last connection opened. Undefined if they were never all open. */
  readonly allOpenAt: number | undefined;
  /** The second in which the server had closed all of them. Undefined if the client saw some stay open. */
  readonly allClosedAt: number | undefined;
  /** Whether its probe request got a response in each second. */
  readonly wasAvailable: boolean;
}

/**
 * Attacks a site with slow clients.
 * @param args the mode and its options, as in slowhttptest's manual
 * @param options.folder a writable folder
 * @param options.seconds the time limit
 * @param options.enough ends it earlier
 */
export async function runSlowhttptest(
  args: string[],
  options: { url: string; connections: number; folder: string; seconds: number; enough?: AbortSignal },
): Promise<SlowhttptestReport> {
  const { url, connections, seconds, enough } = options;
  const report = join(options.folder, randomUUID());
  const { output } = await runForSeconds(
    program,
    [
      ...args,
      ...['-u', url, '-c', `${connections}`, '-r', `${connections}`, '-l', `${seconds}`],
      // The time limit of its probe request. A busy machine is slow, which is no failure.
      ...['-p', '15', '-g', '-o', report],
    ],
    { seconds: seconds + 15, enough },
  );
  return readSlowhttptest(output, readFileSync(`${report}.csv`, 'utf8'), connections);
}

/** Parses the output of slowhttptest and its table of seconds. @throws if the run failed */
export function readSlowhttptest(output: string, csv: string, connections: number): SlowhttptestReport {
  const [, ended] = /Test ended on (\d+)\w\w second/.exec(output) ?? [];
  const [head, ...lines] = csv.trim().split('\n');
  if (ended === undefined || head !== 'Seconds,Closed,Pending,Connected,Service Available')
    throw new Error(`slowhttptest did not do its work:\n${output.slice(-2000)}`);
  const rows = lines.map((line) => {
    const [second = 0, closed = 0, , open = 0, available = 0] = line.split(',').map(Number);
    return { second, closed, open, available };
  });
  // The connections closed at the end are in no row of the table.
  const isAllClosed = output.includes('No open connections left');
  return {
    mostOpen: Math.max(...rows.map(({ open }) => open)),
    allOpenAt: rows.find(({ closed, open }) => closed + open === connections)?.second,
    allClosedAt: isAllClosed ? Number(ended) : undefined,
    wasAvailable: rows.every(({ available }) => available > 0),
  };
}
