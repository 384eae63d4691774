import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../run-command.ts';

const vitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform((report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }));
const playwrightReport = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  .transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }));

/** Counts the tests in a JSON report of Vitest or Playwright; none if the run ended before writing one. */
export function readTestCounts(report: string): { passed: number; failed: number } {
  const path = join(root, report);
  if (!existsSync(path)) return { passed: 0, failed: 0 };
  return z.union([vitestReport, playwrightReport]).parse(JSON.parse(readFileSync(path, 'utf8')));
}
