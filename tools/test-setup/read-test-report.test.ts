import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../run-command.ts';
import { readTestReport } from './read-test-report.ts';

function reportOf(content: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return readTestReport(file);
}

test('a report of Vitest names tests that failed or were repeated, and files that cannot be loaded', () => {
  const found = reportOf({
    numPassedTests: 8,
    testResults: [
      {
        name: join(root, 'tools/one.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          { fullName: 'waits', status: 'passed', failureMessages: ['Error: too late\n  at two'] },
          {
            fullName: 'divides',
            status: 'failed',
            failureMessages: ['Error: \u001b[31mby zero\u001b[39m\n  at one'],
          },
        ],
      },
      { name: join(root, 'two.test.ts'), status: 'failed', message: 'No such module', assertionResults: [] },
    ],
  });
  expect(found).toEqual({
    passed: 8,
    failed: ['tools/one.test.ts: divides: Error: by zero', 'two.test.ts: No such module'],
    repeated: ['tools/one.test.ts: waits: Error: too late'],
  });
});

test('a report of Playwright names tests that failed or were repeated, in groups as well', () => {
  const error = { message: 'Error: it is open\nCall log:' };
  const spec = (title: string, status: string, ...results: object[]) => ({
    file: 'home.e2e.ts',
    title,
    tests: [{ status, results }],
  });
  const found = reportOf({
    stats: { expected: 1, flaky: 1 },
    suites: [
      {
        specs: [spec('opens', 'expected', {})],
        suites: [{ specs: [spec('closes', 'unexpected', { error }, { error })] }],
      },
      { specs: [spec('waits', 'flaky', { error: { message: 'Test timeout' } }, {})] },
    ],
  });
  expect(found).toEqual({
    passed: 2,
    failed: ['e2e/home.e2e.ts: closes: Error: it is open'],
    repeated: ['e2e/home.e2e.ts: waits: Test timeout'],
  });
});

test('a run that ended early has no report', () => {
  expect(readTestReport('/nowhere/report.json')).toBeUndefined();
});
