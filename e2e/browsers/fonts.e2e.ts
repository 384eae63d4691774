import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchBrowser } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

const preferences = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <match target="pattern">
    <edit name="family" mode="prepend" binding="strong"><string>Liberation Mono</string></edit>
  </match>
</fontconfig>`;

test('the fonts that a developer prefers do not change what the tests measure', async ({ page }, {
  outputDir,
}) => {
  // biome-ignore lint/suspicious/noSkippedTests: without these fonts the tests use the machine's own, as e2e.ts says
  test.skip(
    !process.env.FONTCONFIG_FILE,
    'This machine lacks the fonts of the tests: see tools/test-setup/find-fonts.ts.',
  );
  const XDG_CONFIG_HOME = join(outputDir, 'config');
  mkdirSync(join(XDG_CONFIG_HOME, 'fontconfig'), { recursive: true });
  writeFileSync(join(XDG_CONFIG_HOME, 'fontconfig/fonts.conf'), preferences);

  const browser = await chromium.launch({ ...launchBrowser(), env: { ...process.env, XDG_CONFIG_HOME } });
  const theirs = await browser.newPage();
  for (const opened of [page, theirs]) {
    await opened.setContent('<p style="font: 100px system-ui; width: max-content">Millimetre</p>');
  }
  const widthOn = (opened: typeof page) =>
    opened.locator('p').evaluate((line) => line.getBoundingClientRect().width);
  expect(await widthOn(theirs)).toBe(await widthOn(page));
  await browser.close();
});
