import { expect, test } from 'vitest';
import { filesMatching } from './files.ts';

/** Patterns that run code. Tests are not searched, and neither are their fakes of other systems. */
const running = filesMatching(
  /^(apps\/(server|site|manage)|packages\/[^/]+)\/src\/.+\.(ts|tsx|astro)$/,
).filter(({ file }) => !/\.test\.|\/(testing|faults)\//.test(file));

test('the server and the pages start no program and run no text as code', () => {
  const starting =
    /\b(?:from|import|import\(|require\() ?['"](?:node:)?(?:child_process|vm|cluster)['"]|\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(\s*['"`]/;
  expect(running.length).toBeGreaterThan(400);
  expect(running.filter(({ text }) => starting.test(text)).map(({ file }) => file)).toEqual([]);
});
