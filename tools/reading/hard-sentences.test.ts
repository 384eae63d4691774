import { expect, test } from 'vitest';
import { poorWords } from './hard-sentences.ts';
import { readCodeSentences } from './shown-sentences.ts';

test.each([
  ['Whoever opens it first wins.'],
  ['The file lies in the folder.'],
  ['The link leads to the prices.'],
  ['The link counts for an hour.'],
  ['We send a mail.'],
  ['Nobody may read it.'],
  ['It is sent at once.'],
  ['Write at most 60 letters.'],
  ['The rule holds for everyone.'],
])('%j has a poor word', (sentence) => {
  expect(sentence.search(poorWords)).toBeGreaterThanOrEqual(0);
});

test.each([
  ['Type the first letters of the name.'],
  ['An old debt that nobody will pay.'],
  ['A theft leads to a loss.'],
  ['He counts the drawer behind the counter.'],
  ['If you cannot pay everything at once, tell me today.'],
  ['We send an e-mail. Our mail server waits.'],
])('%j has none', (sentence) => {
  expect(sentence).not.toMatch(poorWords);
});

test('messages of the contract, the server and the command line are read', () => {
  const files = readCodeSentences().map(({ where }) => where.replace(/:\d+$/, ''));
  for (const file of [
    'packages/contract/src/fields/validation-messages.ts',
    'apps/server/src/limits/limit-refusals.ts',
  ])
    expect.soft(files).toContain(file);
  expect(files.filter((file) => file.startsWith('apps/manage/'))).not.toEqual([]);
});
