// npm test: the checks that most changes can break, in this order. npm test -- --all, as in CI, runs
// everything (tools/test-setup/test-lanes.ts).
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run-command.ts';
import { readTestCounts } from './test-setup/read-test-counts.ts';

interface Step {
  name: string;
  command: [command: string, ...args: string[]];
  /** The report with the number of the step's tests. A step without tests counts as one. */
  report?: string;
}

const isWhole = process.argv.includes('--all');

const steps: Step[] = [
  { name: 'Format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'Types', command: ['node', 'tools/types.ts'] },
  {
    name: isWhole ? 'Units and API, on SQLite and PostgreSQL' : 'Units and API',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
    ],
    report: 'test-results/unit.json',
  },
  { name: 'Build', command: ['node', 'tools/build.ts', '--silent'] },
  { name: 'Sizes', command: ['node', 'tools/check-sizes.ts', '--record'] },
  {
    name: 'End to end',
    command: ['node', 'tools/e2e.ts', '--built', '--reporter=dot,json'],
    report: 'test-results/e2e.json',
  },
];

// Variables for production or for another site would change what is tested.
const environment = {
  NODE_ENV: undefined,
  TEST_LANE: isWhole ? undefined : 'fast',
  APP_HOST: '',
  APP_URL: '',
  SITE_URL: '',
  SITE_OUT_DIR: undefined,
  PLAYWRIGHT_JSON_OUTPUT_NAME: 'test-results/e2e.json',
};

let passed = 0;
const began = performance.now();
for (const [index, step] of steps.entries()) {
  const title = `${index + 1}/${steps.length} ${step.name}`;
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}`);
  const start = performance.now();
  if (step.report) rmSync(join(root, step.report), { force: true });
  const [command, ...args] = step.command;
  const code = await run(command, args, { environment });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counts = step.report ? readTestCounts(step.report) : { passed: code === 0 ? 1 : 0, failed: 0 };
  passed += counts.passed;
  if (code !== 0) {
    console.error(
      `\n✗ ${step.name} failed after ${seconds} s. To run it alone: npx ${step.command.join(' ')}`,
    );
    console.log(`${passed} passed, ${Math.max(1, counts.failed)} failed`);
    process.exit(1);
  }
  console.log(`✓ ${step.name} (${seconds} s)`);
}
console.log(`\nIn ${((performance.now() - began) / 60_000).toFixed(1)} minutes:`);
console.log(`${passed} passed, 0 failed`);
