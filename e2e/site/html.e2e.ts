import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { sitePages } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  elements: [
    'html5',
    {
      'astro-island': { flow: true, phrasing: true, transparent: true },
      'astro-slot': { transparent: true },
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
