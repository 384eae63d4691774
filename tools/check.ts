// npm test: the checks that most changes can break, in this order. npm test -- --all, as in CI, runs
// everything (tools/test-setup/test-lanes.ts). npm test -- --types checks the types alone, and
// npm test -- --promises the promises.
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root, run } from './run-command.ts';
import { readTestReport } from './test-setup/read-test-report.ts';
import { loadTests } from './test-setup/test-lanes.ts';

interface Step {
  name: string;
  command: [command: string, ...args: string[]];
  /** The report with the number of the step's tests. A step without tests counts as one. */
  report?: string;
  /** Runs beside the steps after it, because both wait a lot, and prints its output when it ends. */
  isBeside?: boolean;
  /** Waits for the steps beside, because it measures servers. */
  isAlone?: boolean;
  environment?: Record<string, string | undefined>;
}

const [only, ...options] = process.argv.slice(2);
if (only === '--types') process.exit(await run('node', ['tools/types/check-types.ts']));
if (only === '--promises') process.exit(await run('node', ['tools/promises/test-promises.ts', ...options]));
const isWhole = only === '--all';

const vitest = (report: string, ...options: string[]): Pick<Step, 'command' | 'report'> => ({
  command: [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...options,
  ],
  report,
});

const build: Step = { name: 'Build', command: ['node', 'tools/build.ts', '--silent'] };
const units: Step = {
  name: isWhole ? 'Units and API, on SQLite and PostgreSQL' : 'Units and API',
  // The browser tests have workers of their own.
  ...vitest('test-results/unit.json', `--maxWorkers=${availableParallelism()}`),
  isBeside: true,
};

const steps: Step[] = [
  { name: 'Format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'Types', command: ['node', 'tools/types/check-types.ts'] },
  // Some tests of the whole run build the site, and use the bundle of this build.
  ...(isWhole ? [build, units] : [units, build]),
  { name: 'Sizes', command: ['node', 'tools/check-sizes.ts', '--record'] },
  {
    name: 'End to end',
    command: ['node', 'tools/e2e.ts', '--built', '--reporter=dot,json'],
    report: 'test-results/e2e.json',
  },
];
if (isWhole) {
  steps.push({
    name: 'Servers under load',
    ...vitest('test-results/load.json', '--no-file-parallelism', ...loadTests),
    isAlone: true,
    environment: { TEST_LANE: undefined },
  });
}

// Variables for production or for another site would change what is tested.
const environment = {
  NODE_ENV: undefined,
  TEST_LANE: isWhole ? 'shared' : 'fast',
  APP_HOST: '',
  APP_URL: '',
  SITE_URL: '',
  SITE_OUT_DIR: undefined,
  PLAYWRIGHT_JSON_OUTPUT_NAME: 'test-results/e2e.json',
};

let passed = 0;
const failed: string[] = [];
const repeated: string[] = [];
const beside: Promise<void>[] = [];
const began = performance.now();
for (const [index, step] of steps.entries()) {
  if (step.isAlone) await Promise.all(beside);
  if (failed.length > 0) break;
  const running = take(step, `${index + 1}/${steps.length} ${step.name}`);
  if (step.isBeside) beside.push(running);
  else await running;
}
// Also after a failure: a test that is ended early leaves its servers and databases behind.
await Promise.all(beside);
console.log(`\nIn ${((performance.now() - began) / 60_000).toFixed(1)} minutes:`);
console.log(`${passed} passed, ${failed.length} failed`);
for (const test of failed) console.log(`✗ ${test}`);
for (const test of repeated) console.log(`↻ passed at the second attempt: ${test}`);
process.exit(failed.length === 0 ? 0 : 1);

async function take(step: Step, title: string): Promise<void> {
  const { name, command, report, isBeside = false } = step;
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}`);
  if (isBeside) console.log('The result follows, beside the next steps.');
  const start = performance.now();
  if (report) rmSync(join(root, report), { force: true });
  const [program, ...args] = command;
  const code = await run(program, args, {
    environment: { ...environment, ...step.environment },
    quietUntilEnd: isBeside,
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const tests = report === undefined ? undefined : readTestReport(join(root, report));
  passed += tests?.passed ?? (code === 0 ? 1 : 0);
  repeated.push(...(tests?.repeated ?? []));
  if (code === 0) {
    console.log(`✓ ${name} (${seconds} s)`);
    return;
  }
  failed.push(...(tests?.failed.length ? tests.failed : [name]));
  console.error(`\n✗ ${name} failed after ${seconds} s. To run it alone: npx ${command.join(' ')}`);
}
