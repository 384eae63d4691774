import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstall } from '../test-setup/install-debian-packages.ts';
import { runForSeconds } from '../test-setup/run-for-seconds.ts';

const program = '/usr/bin/h2load';

/** Debian's h2load, installed if it is missing and this process has the rights. */
export const findOrInstallH2load = () => findOrInstall(program, 'nghttp2-client');

/** The results that h2load reports. */
interface H2loadReport {
  readonly done: number;
  /** Requests without a response. Unlike h2load's "failed", this does not include error statuses. */
  readonly unanswered: number;
  /** The number of responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
}

/**
 * Sends the same request over many HTTP/1.1 connections concurrently.
 * @param options.folder a writable folder
 */
export async function runH2load(
  url: string,
  options: {
    body: string;
    headers: Record<string, string>;
    requests: number;
    connections: number;
    folder: string;
    seconds: number;
  },
): Promise<H2loadReport> {
  const file = join(options.folder, randomUUID());
  writeFileSync(`${file}.body`, options.body);
  const { output, inTime } = await runForSeconds(
    program,
    [
      ...['--h1', '-n', `${options.requests}`, '-c', `${options.connections}`],
      ...['-d', `${file}.body`, `--log-file=${file}.log`],
      ...Object.entries(options.headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
      url,
    ],
    { seconds: options.seconds },
  );
  if (!inTime) throw new Error(`h2load did not end:\n${output.slice(-2000)}`);
  return readH2load(output, readFileSync(`${file}.log`, 'utf8'));
}

/** Parses the output of h2load and its log of requests. @throws if the run failed */
export function readH2load(output: string, log: string): H2loadReport {
  const counts = /^requests: (\d+) total, \d+ started, (\d+) done, .* (\d+) errored, (\d+) timeout$/m.exec(
    output,
  );
  if (counts === null) throw new Error(`h2load did not do its work:\n${output.slice(-2000)}`);
  const [total = 0, done = 0, errored = 0, late = 0] = counts.slice(1).map(Number);
  const statuses: Record<string, number> = {};
  for (const line of log.trim().split('\n')) {
    const [, status = ''] = line.split('\t');
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return { done, unanswered: total - done + errored + late, statuses };
}

/** The sum of several results. */
export function addReports(reports: readonly H2loadReport[]): H2loadReport {
  const statuses: Record<string, number> = {};
  for (const [status, count] of reports.flatMap((report) => Object.entries(report.statuses)))
    statuses[status] = (statuses[status] ?? 0) + count;
  return {
    done: reports.reduce((sum, { done }) => sum + done, 0),
    unanswered: reports.reduce((sum, { unanswered }) => sum + unanswered, 0),
    statuses,
  };
}
