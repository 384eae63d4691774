import { expect, test } from 'vitest';
import { toFieldErrors } from '../endpoints/errors.ts';
import { articleFeedbackSchema } from './article-feedback.ts';

const id = 'a3bb189e-8bf9-4c3f-9b5e-1d1f1e6b7c11';
const vote = { id, article: '/help/article/create-invoice', helpful: 'yes' };

function refusal(changes: Record<string, unknown>) {
  const result = articleFeedbackSchema.safeParse({ ...vote, ...changes });
  return result.success ? [] : toFieldErrors(result.error);
}

test('a vote is accepted without a comment and without an id', () => {
  expect(articleFeedbackSchema.parse(vote)).toEqual({ ...vote, comment: '', website: '' });
  expect(articleFeedbackSchema.parse({ ...vote, id: undefined }).id).toBeUndefined();
  expect(articleFeedbackSchema.parse({ ...vote, id: '' }).id).toBeUndefined();
});

test('an id is case-insensitive', () => {
  expect(articleFeedbackSchema.parse({ ...vote, id: id.toUpperCase() }).id).toBe(id);
});

test('a comment is trimmed, and a missing one is empty', () => {
  expect(articleFeedbackSchema.parse({ ...vote, comment: '  ' }).comment).toBe('');
  expect(articleFeedbackSchema.parse({ ...vote, comment: ' More on NHIL ' }).comment).toBe('More on NHIL');
});

test('an empty form has an error for each field', () => {
  expect(refusal({ article: undefined, helpful: undefined })).toEqual([
    { field: 'article', message: 'This page no longer exists. Please open it again from the list' },
    { field: 'helpful', message: 'Please choose yes or no' },
  ]);
});

test.each<[string, Record<string, unknown>, string, string]>([
  ['an id that is none', { id: 'mine' }, 'id', 'Please reload the page, then answer'],
  ['a list of ids', { id: [id] }, 'id', 'Please reload the page, then answer'],
  ['a vote of another kind', { helpful: 'maybe' }, 'helpful', 'Please choose yes or no'],
  ['a truth value', { helpful: true }, 'helpful', 'Please choose yes or no'],
  [
    'a page of another site',
    { article: 'https://evil.example/help' },
    'article',
    'This page no longer exists. Please open it again from the list',
  ],
  [
    'a letter instead of a word',
    { comment: 'x'.repeat(501) },
    'comment',
    'Comment must be 500 characters or fewer',
  ],
])('%s is refused in words', (_what, changes, field, message) => {
  expect(refusal(changes)).toEqual([{ field, message }]);
});
