import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { installOwnPackages } from './install-own-packages.ts';

let base: string;
const install = () => installOwnPackages('bench', base);
const timesInstalled = () => {
  const record = join(base, 'installed');
  return existsSync(record) ? readFileSync(record, 'utf8').trim().split('\n').length : 0;
};

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'own-packages-'));
  onTestFinished(() => rmSync(base, { recursive: true, force: true }));
  mkdirSync(join(base, 'bench'));
  writeFileSync(join(base, 'bench/package-lock.json'), '{"packages":{}}');
  // Like npm ci, it removes what was installed.
  const npm = `#!/bin/sh\necho "$PWD $@" >> "${base}/installed"\nrm -rf node_modules\nmkdir node_modules\n`;
  writeFileSync(join(base, 'npm'), npm, { mode: 0o755 });
  vi.stubEnv('PATH', [base, process.env.PATH].join(delimiter));
  vi.spyOn(console, 'log').mockReturnValue();
});

test('the packages are installed from the lockfile of the folder, once', async () => {
  await install();
  await install();
  expect(timesInstalled()).toBe(1);
  expect(readFileSync(join(base, 'installed'), 'utf8')).toMatch(/\/bench ci --include=dev --ignore-scripts/);
});

test('another lockfile, or an interrupted installation, installs again', async () => {
  await install();
  writeFileSync(join(base, 'bench/package-lock.json'), '{"packages":{"a":{}}}');
  await install();
  expect(timesInstalled()).toBe(2);
  rmSync(join(base, 'bench/node_modules'), { recursive: true });
  mkdirSync(join(base, 'bench/node_modules'));
  await install();
  expect(timesInstalled()).toBe(3);
});
