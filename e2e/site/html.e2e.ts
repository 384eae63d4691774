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

for (const { path, file } of [...sitePages, ...translatedPages]) {
  test(`the HTML of ${path} is valid`, async () => {
    const report = await validator.validateString(readFileSync(file, 'utf8'));
    const messages = report.results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual(
      [],
    );
  });
}
