import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fastFolder } from '@accounting-site/server/testing/database/fast-folder';
import { expect, onTestFinished, test } from 'vitest';
import { hashBundledCode, hashCode } from './hash-code.ts';

test('the hash changes with the code and the settings of a build, and with nothing else', () => {
  const root = mkdtempSync(join(fastFolder, 'hash-code-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  let text = 0;
  const write = (file: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${++text}`);
  };
  let settings: NodeJS.ProcessEnv = { SITE_URL: 'https://www.example.com' };
  let before = hashCode(root, settings);
  const changes = () => {
    const now = hashCode(root, settings);
    const isOther = now !== before;
    before = now;
    return isOther;
  };
  for (const file of [
    'package-lock.json',
    'apps/site/astro.config.ts',
    'apps/site/src/pages/index.astro',
    'apps/site/integrations/finish-site/page.ts',
    'packages/content/package.json',
    'packages/content/src/facts/facts.ts',
    'tools/build-steps/render-site.ts',
    'tools/check-content/find-problems.ts',
    'tools/rebuild-site.ts',
  ]) {
    write(file);
    expect(changes(), `new ${file}`).toBe(true);
    write(file);
    expect(changes(), `changed ${file}`).toBe(true);
  }
  for (const file of [
    'README.md',
    'content/plans.yaml',
    'apps/server/src/app.ts',
    'apps/site/src/page.test.ts',
    'apps/site/dist/a.js',
  ]) {
    write(file);
    expect(changes(), file).toBe(false);
  }
  for (const name of ['APP_HOST', 'RETENTION_LEADS_DAYS']) {
    settings = { ...settings, [name]: '30' };
    expect(changes(), name).toBe(true);
  }
  settings = { ...settings, DATABASE_URL: 'postgres://localhost', APP_URL: '' };
  expect(changes()).toBe(false);
});

test('one bundle is for every address of the site, but for one accounting application', () => {
  const root = mkdtempSync(join(fastFolder, 'hash-code-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const hash = (settings: NodeJS.ProcessEnv) => hashBundledCode(root, settings);
  expect(hash({ SITE_URL: 'https://www.example.com', PORT: '80', RETENTION_LEADS_DAYS: '30' })).toBe(
    hash({}),
  );
  expect(hash({ APP_URL: 'https://app.example.com' })).not.toBe(hash({}));
  expect(hash({ APP_HOST: 'https://app.example.com' })).not.toBe(hash({}));
});
