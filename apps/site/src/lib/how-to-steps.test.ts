import { readHelpArticles } from '@accounting-site/content/help';
import { expect, test } from 'vitest';
import { howToSteps } from './how-to-steps.ts';

test('the first numbered list is the steps, without marks and addresses', () => {
  const body = [
    'Before. See 1. nothing.',
    '',
    '1. Go to **Sales > Invoices**.',
    '2. Choose [a plan](/pricing), or `Esc`.',
    '   Then wait.',
    '',
    '3. Select **Send**.',
    '',
    'After it.',
    '',
    '1. Another list',
  ].join('\n');
  expect(howToSteps(body)).toEqual([
    'Go to Sales > Invoices.',
    'Choose a plan, or Esc. Then wait.',
    'Select Send.',
  ]);
});

test('a text without a numbered list has no steps', () => {
  expect(howToSteps('- one\n- two')).toEqual([]);
});

test.each(
  readHelpArticles()
    .filter(({ data }) => data.steps)
    .map(({ slug, body }) => [slug, body] as const),
)('the article %s, which says that it has steps, has at least three', (_slug, body) => {
  expect(howToSteps(body).length).toBeGreaterThanOrEqual(3);
});
