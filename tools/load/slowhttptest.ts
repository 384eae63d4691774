import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstall } from '../install-debian-packages.ts';
import { runForSeconds } from '../run-for-seconds.ts';

const program = '/usr/bin/slowhttptest';

/** Debian's slowhttptest, installed where it is missing and this process may. */
export const findOrInstallSlowhttptest = () => findOrInstall(program, 'slowhttptest');

/** What slowhttptest says of one attack. */
export interface SlowhttptestReport {
  /** Connections that were open at once, at most. */
  readonly mostOpen: number;
  /** The second at which the last connection was open. Undefined when not all ever were. */
  readonly allOpenAt: number | undefined;
  /** The second at which the server had closed all. Undefined when it had not, as far as the client could tell. */
  readonly allClosedAt: number | undefined;
  /** Whether a request of its own was answered each second. */
  readonly wasAvailable: boolean;
}

/**
 * Attacks a site with slow clients.
 * @param args the mode and its options, as slowhttptest's manual has them
 * @param options.folder where it may write
 * @param options.seconds after which it gives up
 * @param options.enough ends it before
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
      // How long its own request may take. A busy machine is slow, not wrong.
      ...['-p', '15', '-g', '-o', report],
    ],
    { seconds: seconds + 15, enough },
  );
  return readSlowhttptest(output, readFileSync(`${report}.csv`, 'utf8'), connections);
}

/** Reads what slowhttptest wrote, and its table of seconds. @throws when it did not do its work */
export function readSlowhttptest(output: string, csv: string, connections: number): SlowhttptestReport {
  const [, ended] = /Test ended on (\d+)\w\w second/.exec(output) ?? [];
  const [head, ...lines] = csv.trim().split('\n');
  if (ended === undefined || head !== 'Seconds,Closed,Pending,Connected,Service Available')
    throw new Error(`slowhttptest did not do its work:\n${output.slice(-2000)}`);
  const rows = lines.map((line) => {
    const [second = 0, closed = 0, , open = 0, available = 0] = line.split(',').map(Number);
    return { second, closed, open, available };
  });
  // It counts the last ones in no row: it ends.
  const isAllClosed = output.includes('No open connections left');
  return {
    mostOpen: Math.max(...rows.map(({ open }) => open)),
    allOpenAt: rows.find(({ closed, open }) => closed + open === connections)?.second,
    allClosedAt: isAllClosed ? Number(ended) : undefined,
    wasAvailable: rows.every(({ available }) => available > 0),
  };
}
