import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Browser, findBrowser } from './find-browser.ts';
import { findDownloadedShells } from './find-chromium.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

test("Playwright's headless shell is found beside its Chromium, of the same revision only", () => {
  const shell = program('chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell');
  program('chromium_headless_shell-1200/chrome-headless-shell-linux64/chrome-headless-shell');
  expect(findDownloadedShells(join(folder, 'chromium-1255/chrome-linux64/chrome'))).toEqual([shell]);
  const onMac = 'chromium-1255/chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome';
  expect(findDownloadedShells(join(folder, onMac))).toEqual([shell]);
});

test('without a download none is found', () => {
  expect(findDownloadedShells(join(folder, 'chromium-1255/chrome-linux64/chrome'))).toEqual([]);
  expect(findDownloadedShells('')).toEqual([]);
});

test('the first program that starts is used', () => {
  const broken = program('debian/chromium-headless-shell', 'exit 1');
  const whole = program('debian/chromium');
  const downloaded = program('playwright/chrome');
  expect(findBrowser(browser(join(folder, 'missing'), broken, whole, downloaded))).toBe(whole);
  expect(findBrowser(browser(join(folder, 'missing'), broken))).toBeUndefined();
});

test('the program of the variable has priority, and it is an error if it does not start', () => {
  const found = program('debian/chromium');
  const named = program('mine/chrome');
  vi.stubEnv('TESTED_BROWSER', named);
  expect(findBrowser(browser(found))).toBe(named);
  vi.stubEnv('TESTED_BROWSER', join(folder, 'missing'));
  expect(() => findBrowser(browser(found))).toThrow(/TESTED_BROWSER is .*missing, which does not start/);
});

const browser = (...paths: string[]): Browser => ({
  name: 'Chromium',
  variable: 'TESTED_BROWSER',
  paths,
  packages: [],
  download: () => Promise.resolve(),
});

function program(path: string, script = 'exit 0'): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}
