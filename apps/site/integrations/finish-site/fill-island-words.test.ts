import { expect, test } from 'vitest';
import { renameScripts } from './fill-island-words.ts';

const scripts = (label: string) => ({
  bundled: new Map([
    ['Form.11111111.js', 'import{x}from"./shared.22222222.js";show(islandWords.form)'],
    ['Page-33333333.js', 'const f=()=>import("./Form.11111111.js")'],
    ['shared.22222222.js', 'export const x=1'],
  ]),
  words: { form: { label } },
});

const rename = ({ bundled, words }: ReturnType<typeof scripts>) => renameScripts(bundled, words);

test('a script with texts gets them and a new name, and so does what imports it', () => {
  const renamed = rename(scripts('Name'));
  expect([...renamed.keys()].sort()).toEqual(['Form.11111111.js', 'Page-33333333.js']);
  const form = renamed.get('Form.11111111.js');
  expect(form?.name).toMatch(/^Form\.[\w-]{8}\.js$/);
  expect(form?.code).toBe('import{x}from"./shared.22222222.js";show({"label":"Name"})');
  expect(renamed.get('Page-33333333.js')?.code).toBe(`const f=()=>import("./${form?.name}")`);
});

test('the names follow the texts', () => {
  const names = (label: string) => [...rename(scripts(label)).values()].map(({ name }) => name);
  expect(names('Name')).toEqual(names('Name'));
  for (const name of names('Name')) expect(names('Your name')).not.toContain(name);
});

test.each([
  ['show(islandWords.other)', 'has no text other'],
  ['import"./Page-33333333.js";show(islandWords.form)', 'imports itself'],
])('%s stops the build: %s', (code, message) => {
  const { bundled, words } = scripts('Name');
  expect(() => renameScripts(new Map([...bundled, ['Form.11111111.js', code]]), words)).toThrow(message);
});
