import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { sitePages } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The bar and the folded menu are never both shown; axe checks landmarks as a visitor meets them.
    'unique-landmark': 'off',
    // A label around its field that names it as well is valid, and reaches more assistive software.
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

for (const { path, file } of sitePages) {
  test(`the HTML of ${path} is valid`, async () => {
    const report = await validator.validateString(readFileSync(file, 'utf8'));
    const messages = report.results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual(
      [],
    );
  });
}
