// npm test -- --promises: the site's promises, and whether each is kept, as one table. The tests run in their
// long form; with --short as in npm test.
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { root, run } from '../run-command.ts';
import { loadTests } from '../test-setup/test-lanes.ts';
import { promises } from './promises.ts';

const isShort = process.argv.includes('--short');

const reportOfVitest = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

const files = [...new Set(promises.flatMap(({ tests }) => tests))];
const together = await runTests(files.filter((file) => !loadTests.includes(file)));
const alone = await runTests(loadTests, '--no-file-parallelism');
const byFile = new Map([...together, ...alone].map((result) => [relative(root, result.name), result]));

let broken = 0;
console.log(`\n${row('', '', 'tests', 'seconds', 'promise')}`);
for (const { number, says, tests, inBrowsers, open } of promises) {
  const ran = tests.flatMap((file) => byFile.get(file) ?? []);
  // A test that cannot run here has a reason. It neither proves nor breaks the promise.
  const results = ran.flatMap(({ assertionResults }) => assertionResults);
  const all = results.filter(({ status }) => status !== 'skipped' && status !== 'pending');
  const passed = all.filter(({ status }) => status === 'passed').length;
  const isKept = ran.length === tests.length && passed > 0 && passed === all.length;
  if (!isKept) broken += 1;
  const seconds = ran.reduce((sum, { startTime, endTime }) => sum + (endTime - startTime) / 1000, 0);
  const counts = passed === all.length ? String(passed) : `${passed}/${all.length}`;
  console.log(row(isKept ? '✓' : '✗', String(number), counts, seconds.toFixed(0), says));
  if (inBrowsers !== undefined)
    console.log(row('', '', '', '', `  with npm run e2e: ${inBrowsers.join(', ')}`));
  if (all.length < results.length)
    console.log(row('', '', '', '', `  skipped: ${results.length - all.length}`));
  if (open !== undefined) console.log(row('', '', '', '', `  without a test: ${open}`));
}
const unshown = promises.filter(({ open }) => open !== undefined).length;
console.log(`\n${promises.length - broken} of ${promises.length} kept, ${unshown} of them not shown whole.`);
process.exit(broken === 0 ? 0 : 1);

/** @returns the result of each file; Vitest's output is printed */
async function runTests(files: readonly string[], ...options: string[]) {
  const reportFile = 'test-results/promises.json';
  rmSync(join(root, reportFile), { force: true });
  await run(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`, ...options, ...files],
    { environment: { FAULTS: isShort ? undefined : 'long', NODE_ENV: undefined } },
  );
  return reportOfVitest.parse(JSON.parse(readFileSync(join(root, reportFile), 'utf8'))).testResults;
}

function row(mark: string, number: string, tests: string, seconds: string, text: string): string {
  return `${mark.padEnd(1)} ${number.padStart(2)} ${tests.padStart(7)} ${seconds.padStart(7)}  ${text}`.trimEnd();
}
