import { tokenLength } from '@accounting-site/contract/fields/field-limits';
import { faultSize } from '@accounting-site/server/testing/load/fault-size';
import { beforeAll, expect, test } from 'vitest';
import { tryToInstall } from '../install-own-packages.ts';
import { type FoundExpression, listExpressions } from './list-expressions.ts';

// The native binary for Linux takes a third of the time of the JavaScript version, which runs everywhere.
process.env.RECHECK_BACKEND = process.platform === 'linux' && process.arch === 'x64' ? 'native' : 'pure';

const minute = 60_000;

/** What the test uses of recheck, which is among the packages of this folder. */
interface Recheck {
  check(source: string, flags: string, limits: object): Promise<Checked>;
}

type Checked =
  | { status: 'safe' }
  | { status: 'unknown'; error: { kind: string } }
  | { status: 'vulnerable'; complexity: { summary: string }; attack: { pattern: string } };

let recheck: Recheck;
beforeAll(async () => {
  expect(await tryToInstall('tools/regular-expressions')).toBe(0);
  // No literal, because types are checked where it is not installed.
  const name = 'recheck';
  recheck = await import(name);
}, 5 * minute);

/** Counts steps instead of time, because on a busy machine everything takes long. */
const limits = { timeout: 5 * minute, attackLimit: 2e8, attackTimeout: null, incubationTimeout: null };

/** Input from visitors, and from the team's editor, to the server. The launch check is only a command. */
const server = /^(apps\/server|packages\/(content(?!\/src\/launch-check)|contract|session))\/src\//;
/** Input that visitors process in their own browser, such as a list of payments. */
const browser = /^apps\/site\/src\/(islands|scripts|service-worker)\//;

/** The reason why a text could take exponential or polynomial time; undefined if none can. */
async function findFault({ source, flags, file }: FoundExpression): Promise<string | undefined> {
  const found = await recheck.check(source, flags, limits);
  if (found.status === 'safe') return undefined;
  const why =
    found.status === 'unknown' ? found.error.kind : `${found.complexity.summary} for ${found.attack.pattern}`;
  return `${file}: /${source}/${flags} is ${why}`;
}

async function findFaults(expressions: FoundExpression[]): Promise<string[]> {
  const faults: string[] = [];
  for (const expression of expressions) {
    const fault = await findFault(expression);
    if (fault !== undefined) faults.push(fault);
  }
  return faults;
}

test('a slow expression is found', async () => {
  const faults = await findFaults([{ source: '^(a|a)*$', flags: '', file: 'x.ts' }]);
  expect(faults).toEqual([expect.stringMatching(/^x\.ts: .* is exponential for 'a'/)]);
});

const places: [string, RegExp, number][] = [
  ['the server', server, 80],
  ['the browser', browser, 40],
];

// In the browser only the visitor who typed the text is affected, so those are checked in the long form.
test.each(places.slice(0, faultSize(1, 2)))(
  'no text makes an expression of %s slow',
  async (_where, folders, atLeast) => {
    const expressions = listExpressions(folders, { tokenLength: String(tokenLength) });
    expect(expressions.length).toBeGreaterThan(atLeast);
    expect(await findFaults(expressions)).toEqual([]);
  },
  10 * minute,
);
