import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { sitePages, translatedPages } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The header and the collapsed menu are never both visible; axe checks landmarks as they are rendered.
    'unique-landmark': 'off',
    // A label that wraps its field and also has `for` is valid, and works with more assistive software.
    'no-redundant-for': 'off',
  },
  elements: [
    'html5',
    {
      'astro-island': { flow: true, phrasing: true, transparent: true },
      'astro-slot': { flow: true, phrasing: true, transparent: true },
    },
  ],
});

// One test, because starting each of hundreds takes as long as reading a page.
test('the HTML of every page is valid', async () => {
  test.setTimeout(300_000);
  for (const { path, file } of [...sitePages, ...translatedPages]) {
    const report = await validator.validateString(readFileSync(file, 'utf8'));
    const messages = report.results.flatMap((result) => result.messages);
    const faults = messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
    expect.soft(faults, path).toEqual([]);
  }
});
