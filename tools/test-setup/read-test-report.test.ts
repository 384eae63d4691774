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

test('a report of Vitest names failed tests, and files that cannot be loaded', () => {
  const found = reportOf({
    numPassedTests: 7,
    testResults: [
      {
        name: join(root, 'tools/one.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
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
    passed: 7,
    failed: ['tools/one.test.ts: divides: Error: by zero', 'two.test.ts: No such module'],
  });
});

test('a report of Playwright names failed tests in groups as well', () => {
  const spec = (title: string, message?: string) => ({
    file: 'home.e2e.ts',
    title,
    ok: message === undefined,
    tests: [{ results: [message === undefined ? {} : { error: { message } }] }],
  });
  const found = reportOf({
    stats: { expected: 1 },
    suites: [
      { specs: [spec('opens')], suites: [{ specs: [spec('closes', 'Error: it is open\nCall log:')] }] },
      { specs: [spec('waits', 'Test timeout')] },
    ],
  });
  expect(found).toEqual({
    passed: 1,
    failed: ['e2e/home.e2e.ts: closes: Error: it is open', 'e2e/home.e2e.ts: waits: Test timeout'],
  });
});

test('a run that ended early has no report', () => {
  expect(readTestReport('/nowhere/report.json')).toBeUndefined();
});
