import { withContentFolder } from '@accounting-site/content/reading/content-folder';
import { contentWith } from '@accounting-site/content/testing/picture-content';
import { expect, test } from 'vitest';
import { checkRedirects } from './check-redirects.ts';

test('a redirect is refused from a page or file, and from another spelling of one, but not from an unknown address', () => {
  const page = 'is a page or file of the site';
  const refused = Object.entries({
    '/about': page,
    '/PRICING': 'leads to /pricing already',
    '/help/article/create-invoice': page,
    '/downloads/cash-book.xlsx': page,
    '/help-center': 'leads to /Help%20Center already',
    '/fr/pricing': page,
    '/faq': 'leads to /help/faqs already',
  });
  const redirects = ['/help/article/no-such-article', ...refused.map(([from]) => from)].map(
    (from) => `{ from: ${from}, to: /compare }`,
  );
  const folder = contentWith({ 'redirects.yaml': `redirects: [${redirects.join(', ')}]\n` });
  const problems = refused.map(([from, why], at) =>
    expect.objectContaining({
      field: `redirects[${at + 2}].from`,
      message: `${from} ${why}. Remove this redirect`,
    }),
  );
  expect(() => withContentFolder(folder, checkRedirects)).toThrow(expect.objectContaining({ problems }));
});
