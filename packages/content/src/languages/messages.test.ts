import { expect, test } from 'vitest';
import { withContentFolder } from '../reading/content-folder.ts';
import { contentOf } from '../testing/content-of.ts';
import { inLanguage } from './current-language.ts';
import { readMessages, translateMessage } from './messages.ts';

test('messages are those of the language, and stay as they are without one', () => {
  const files = { 'fr/messages.yaml': '"Code is required": Le code est obligatoire\n' };
  const folder = contentOf(files);
  withContentFolder(folder, () => {
    expect(readMessages()).toEqual({});
    expect(translateMessage('Code is required')).toBe('Code is required');
    expect(inLanguage('fr', () => translateMessage('Code is required'))).toBe('Le code est obligatoire');
    expect(inLanguage('ak', () => translateMessage('Code is required'))).toBe('Code is required');
  });
});
