import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fastFolder } from '@accounting-site/server/testing/fast-folder';
import { expect, onTestFinished, test } from 'vitest';
import { describeCode } from './describe-code.ts';

test('the description changes with the code and the settings of a build, and with nothing else', () => {
  const root = mkdtempSync(join(fastFolder, 'describe-code-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  let text = 0;
  const write = (file: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${++text}`);
  };
  let settings: NodeJS.ProcessEnv = { SITE_URL: 'https://www.example.com' };
  let before = describeCode(root, settings);
  const changes = () => {
    const now = describeCode(root, settings);
    const isOther = now !== before;
    before = now;
    return isOther;
  };
  for (const file of [
    'package-lock.json',
    'apps/site/astro.config.ts',
    'apps/site/src/pages/index.astro',
    'apps/site/integrations/finish-site/page.ts',
    'apps/server/src/notices/notice-mail.ts',
    'packages/content/src/facts.ts',
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
    'apps/site/src/page.test.ts',
    'apps/site/dist/a.js',
  ]) {
    write(file);
    expect(changes(), file).toBe(false);
  }
  settings = { ...settings, APP_HOST: 'https://app.example.com' };
  expect(changes()).toBe(true);
});
