import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { contentFolder } from '@accounting-site/content/reading/content-folder';
import { manifestPath } from '@accounting-site/contract/site/site-manifest';
import { type LaunchReport, launchFindingSchema } from '@accounting-site/contract/staff/staff-numbers';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { type Clock, day, minute } from '../clock.ts';

const program = new URL('../../../manage/src/launch-check/launch-check-worker.ts', import.meta.url);
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };
const longestRun = 2 * minute;
/** How often it looks for changes. Also the pause after a failure. */
const lookEvery = 5 * minute;

type Findings = LaunchReport['findings'];

/** Runs the check. It rejects when it cannot, or is aborted. */
export type RunLaunchCheck = (signal: AbortSignal) => Promise<Findings>;

/**
 * Runs the check of `manage launch-check` in a thread of its own, which ends afterwards: it computes for about
 * a second. The server may not start other programs.
 */
export const runLaunchCheck: RunLaunchCheck = async (signal) => {
  await using worker = new Worker(program, { resourceLimits });
  const ended = AbortSignal.any([signal, AbortSignal.timeout(longestRun)]);
  const [findings] = await once(worker, 'message', { signal: ended });
  return z.array(launchFindingSchema).parse(findings);
};

/**
 * The latest result of the launch check, which runs again when someone asks after the content, the built site, the
 * last backup or the day has changed. A configuration change needs a restart, which clears the result.
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

/** A fingerprint of the files of the content and of the site that was built on this machine. */
export async function stateOfSite(siteDir: string, content = contentFolder()): Promise<string> {
  const files = await readdir(content, { recursive: true });
  let newest = 0;
  for (const file of files) newest = Math.max(newest, (await stat(join(content, file))).mtimeMs);
  const built = await stat(manifestPath(siteDir)).catch(() => undefined);
  return [files.length, newest, built?.mtimeMs].join(' ');
}
