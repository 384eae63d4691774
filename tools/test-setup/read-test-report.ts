import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { root } from '../run-command.ts';

/**
 * The result of a run: how many tests passed, and a line for each that failed, with the first line of its error.
 * `repeated` has such a line for each test that passed at its second attempt.
 */
interface TestReport {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly repeated: readonly string[];
}

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string(),
        assertionResults: z.array(
          z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
        ),
      }),
    ),
  })
  .transform(
    ({ numPassedTests, testResults }): TestReport => ({
      passed: numPassedTests,
      failed: testResults.flatMap(({ name, status, message, assertionResults }) => {
        const file = relative(root, name);
        const tests = assertionResults.filter((test) => test.status === 'failed');
        // A file that cannot be loaded has no tests.
        if (tests.length === 0 && status === 'failed') return [line(file, '', message)];
        return tests.map(({ fullName, failureMessages: [reason] }) => line(file, fullName, reason));
      }),
      repeated: testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
          .map(({ fullName, failureMessages: [reason] }) => line(relative(root, name), fullName, reason)),
      ),
    }),
  );

const playwrightSuite = z.object({
  get suites() {
    return z.array(playwrightSuite).optional();
  },
  specs: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(z.object({ error: z.object({ message: z.string() }).optional() })),
        }),
      ),
    }),
  ),
});
const playwrightReport = z
  .object({ stats: z.object({ expected: z.number(), flaky: z.number() }), suites: z.array(playwrightSuite) })
  .transform(
    ({ stats, suites }): TestReport => ({
      passed: stats.expected + stats.flaky,
      failed: suites.flatMap((suite) => specsWith('unexpected', suite)),
      repeated: suites.flatMap((suite) => specsWith('flaky', suite)),
    }),
  );

function specsWith(
  status: 'unexpected' | 'flaky',
  { specs, suites = [] }: z.infer<typeof playwrightSuite>,
): string[] {
  const lines = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results: [first] }) => line(`e2e/${file}`, title, first?.error?.message)),
  );
  return [...lines, ...suites.flatMap((suite) => specsWith(status, suite))];
}

const line = (file: string, test: string, reason = '') =>
  [file, test, stripVTControlCharacters(reason).split('\n')[0]?.slice(0, 200)].filter(Boolean).join(': ');

/**
 * Reads a JSON report of Vitest or Playwright. Undefined if the run ended before it wrote one.
 * @param path the file
 */
export function readTestReport(path: string): TestReport | undefined {
  if (!existsSync(path)) return undefined;
  return z.union([vitestReport, playwrightReport]).parse(JSON.parse(readFileSync(path, 'utf8')));
}
