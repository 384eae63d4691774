import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { contentDay, contentNow } from '../dates/content-day.ts';
import { readContact } from '../facts/facts.ts';
import { contentOf } from '../testing/content-of.ts';
import { fillText } from '../testing/fill-text.ts';
import { listContent } from './content-files.ts';
import { keepForContent, withContentFolder } from './content-folder.ts';
import { listInputs, withInputs, withoutInputs } from './content-inputs.ts';
import { versionOfInput } from './content-versions.ts';
import { readYaml } from './read-yaml.ts';

const heading = z.strictObject({ heading: z.string() });

/** The inputs of what `make` reads from a folder with these files. */
function inputsOf(files: Readonly<Record<string, string>>, make: () => unknown): string[] {
  return withContentFolder(contentOf(files), () => listInputs(withInputs(make).inputs));
}

test('a file, a missing file and a list of files are inputs', () => {
  const files = { 'about.yaml': 'heading: About us' };
  expect(inputsOf(files, () => readYaml('about.yaml', heading))).toEqual(['file about.yaml']);
  expect(
    inputsOf(files, () => {
      listContent('en/help', '.md');
      expect(() => readYaml('away.yaml', heading)).toThrow('the file is missing');
    }),
  ).toEqual(['file away.yaml', 'folder en/help']);
});

test('what is used again has the inputs that it was made from', () => {
  const readHeading = keepForContent(() => readYaml('about.yaml', heading).heading);
  const uses = inputsOf({ 'about.yaml': 'heading: About us' }, () => {
    const first = withInputs(readHeading);
    const second = withInputs(readHeading);
    expect([first, second].map(({ inputs }) => listInputs(inputs))).toEqual([
      ['file about.yaml'],
      ['file about.yaml'],
    ]);
  });
  expect(uses).toEqual(['file about.yaml']);
});

test('a value that is made later has all its inputs', async () => {
  await withContentFolder(contentOf({ 'about.yaml': 'heading: About us' }), async () => {
    const { value, inputs } = withInputs(async () => {
      await Promise.resolve();
      return readYaml('about.yaml', heading);
    });
    await value;
    expect(listInputs(inputs)).toEqual(['file about.yaml']);
  });
});

test('a text depends on the facts that it names, and not on others of their file', () => {
  const { inputs } = withInputs(() => fillText('x.md', 'Call {contact.phone_display}.'));
  expect(listInputs(inputs)).toEqual(['fact en contact.phone_display']);
  expect(versionOfInput('fact en contact.phone_display')).toBe(readContact().phone_display);
});

test('what is made without inputs is no input', () => {
  expect(inputsOf({}, () => withoutInputs(() => listContent('en/help', '.md')))).toEqual([]);
});

test('a version changes with a file and with a list of files, and with nothing else', () => {
  const folder = contentOf({ 'about.yaml': 'heading: About us', 'en/help/tills.md': '' });
  const versions = () =>
    withContentFolder(folder, () =>
      ['file about.yaml', 'file en/help/vat.md', 'folder en/help'].map(versionOfInput),
    );
  const before = versions();
  expect(versions()).toEqual(before);
  writeFileSync(join(folder, 'about.yaml'), 'heading: About you');
  writeFileSync(join(folder, 'en/help/vat.md'), '');
  const after = versions();
  for (const [at, version] of after.entries()) expect(version).not.toBe(before[at]);
});

test('days between two changes of the content are the same, and moments are not', () => {
  const at = (moment: string) => {
    vi.stubEnv('CONTENT_NOW', moment);
    return withInputs(() => [contentDay(), contentNow()]).inputs;
  };
  const inputs = listInputs(at('2031-03-01T08:00:00Z'));
  expect(inputs).toEqual(['day', 'moment']);
  const morning = inputs.map(versionOfInput);
  at('2031-03-01T08:00:01Z');
  const [day, moment] = inputs.map(versionOfInput);
  expect(day).toBe(morning[0]);
  expect(moment).not.toBe(morning[1]);
  // The footer has the year.
  at('2032-01-01T08:00:00Z');
  expect(versionOfInput('day')).not.toBe(day);
});

test('an unknown input stops the build', () => {
  expect(() => versionOfInput('weather')).toThrow('"weather" has no version');
});
