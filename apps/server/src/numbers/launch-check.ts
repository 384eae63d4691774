import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '@accounting-site/content/read-yaml';
import { manifestPath } from '@accounting-site/contract/site-manifest';
import { type LaunchReport, launchFindingSchema } from '@accounting-site/contract/staff-numbers';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, day, minute } from '../clock.ts';

const program = join(import.meta.dirname, '../../../manage/src/manage.ts');
/** Keeps the process below 150 MB. It needs more than the check alone, because it loads all commands. */
const flags = ['--max-old-space-size=96', '--max-semi-space-size=2', '--v8-pool-size=1'];
const longestRun = 2 * minute;
/** How often it looks for changes. Also the pause after a failure. */
const lookEvery = 5 * minute;

type Findings = LaunchReport['findings'];

/** Runs the check. It rejects when it cannot, or is aborted. */
export type RunLaunchCheck = (signal: AbortSignal) => Promise<Findings>;

/**
 * Runs `manage launch-check` in a process of its own: it keeps a processor busy for about a second, and its
 * memory is free again afterwards.
 */
export const runLaunchCheck: RunLaunchCheck = (signal) =>
  new Promise((resolve, reject) => {
    const options = { signal, timeout: longestRun, killSignal: 'SIGKILL', maxBuffer: 2 ** 24 } as const;
    execFile(process.execPath, [...flags, program, 'launch-check', '--json'], options, (error, stdout) => {
      const lines = stdout.split('\n').filter((line) => line !== '');
      // 1 means that there are findings, or that the program failed and printed none.
      if (error !== null && !(error.code === 1 && lines.length > 0)) reject(error);
      else resolve(lines.map((line) => launchFindingSchema.parse(JSON.parse(line))));
    });
  });

/**
 * The latest result of the launch check, which runs again when someone asks after the content, the built site
 * or the day has changed. A new configuration needs a new server, which knows no result.
 * @param stateOf changes whenever the check could find something else
 */
export function createLaunchCheck({
  clock,
  log,
  run,
  stateOf,
}: {
  clock: Clock;
  log: FastifyBaseLogger;
  run: RunLaunchCheck;
  stateOf: () => Promise<string>;
}) {
  const stopping = new AbortController();
  let report: LaunchReport | null = null;
  let checked = '';
  let lookAgainAt = 0;

  async function look(): Promise<void> {
    const now = clock();
    if (now < lookAgainAt || stopping.signal.aborted) return;
    // While it runs, no other run may begin.
    lookAgainAt = Number.POSITIVE_INFINITY;
    try {
      const state = `${Math.floor(now / day)} ${await stateOf()}`;
      if (state !== checked) {
        const findings = await run(stopping.signal);
        report = { checkedAt: new Date(clock()).toISOString(), findings };
        checked = state;
      }
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'the launch check failed');
    } finally {
      lookAgainAt = clock() + lookEvery;
    }
  }

  return {
    /** The latest result, without waiting for a newer one. Null when the check has not run yet. */
    read(): LaunchReport | null {
      void look();
      return report;
    },
    stop: () => stopping.abort(),
  };
}

/** A text that changes with each file of the content and with the built site. */
export async function stateOfSite(siteDir: string, content: string = contentFolder): Promise<string> {
  const files = await readdir(content, { recursive: true });
  let newest = 0;
  for (const file of files) newest = Math.max(newest, (await stat(join(content, file))).mtimeMs);
  const built = await stat(manifestPath(siteDir)).catch(() => undefined);
  return [files.length, newest, built?.mtimeMs].join(' ');
}
