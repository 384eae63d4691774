import { contentFolder } from '@accounting-site/content/reading/read-yaml';
import { expect, test } from 'vitest';
import { lettersOfContent, lettersOfGhana, lettersWithin, rangeOf } from './display-font-letters.ts';

test('the characters of the content include the cedi sign, the characters of Ghana and all of ASCII, each once', () => {
  const letters = lettersOfContent(contentFolder());
  for (const letter of `${lettersOfGhana}AZaz09&%.,?'`) expect(letters).toContain(letter);
  expect(new Set(letters).size).toBe([...letters].length);
});

test('characters are divided among the unicode ranges of the font', () => {
  expect(lettersWithin('U+0000-00FF,U+20AC', 'aé€ŋ₵')).toBe('aé€');
  expect(lettersWithin('U+0100-02BA,U+20AD-20C0', 'aé€ŋ₵')).toBe('ŋ₵');
});

test('a range is short and covers every character', () => {
  expect(rangeOf('ab₵')).toBe('U+61-62,U+20b5');
  expect(rangeOf('ŋƐɛ₵')).toBe('U+14b-25b,U+20b5');
  expect(lettersWithin(rangeOf(lettersOfGhana), lettersOfGhana)).toBe(lettersOfGhana);
});
