import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '../reading/read-yaml.ts';
import { mergeYaml, writeYaml } from './merge-yaml.ts';

const file = `# The price list.
currency: GHS

plans:
  - { id: annually, name: Annually, price: 2000, users: 10+ }
  # The small one.
  - id: starter # other files name it
    name: "Starter"
    price: 200
    users: '1'
related: [one, two]
note: >-
  A text that is
  folded.
`;

const values = () => parse(file) as { plans: Record<string, unknown>[] } & Record<string, unknown>;
const merged = (change: (sent: ReturnType<typeof values>) => void) => {
  const sent = values();
  change(sent);
  return mergeYaml(file, sent);
};

/** The lines that differ, marked with - and + as in a diff. */
function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

test('a changed value is the only change in the file', () => {
  const text = merged(({ plans: [, starter = {}] }) => {
    starter.price = 250;
  });
  expect(text).toBe(file.replace('price: 200\n', 'price: 250\n'));
});

test('a changed value keeps its quotes and its short notation', () => {
  const text = merged(({ plans: [annually = {}, starter = {}] }) => {
    starter.name = 'Begin';
    annually.name = 'A year';
  });
  expect(changedLines(file, text)).toEqual([
    '-  - { id: annually, name: Annually, price: 2000, users: 10+ }',
    '-    name: "Starter"',
    '+  - { id: annually, name: A year, price: 2000, users: 10+ }',
    '+    name: "Begin"',
  ]);
});

test('moved entries keep their comments', () => {
  const text = merged(({ plans }) => void plans.reverse());
  expect(parse(text)).toEqual({ ...values(), plans: values().plans.toReversed() });
  expect(text).toContain('  # The small one.\n  - id: starter # other files name it\n');
});

test('adding or removing an entry changes no other entry', () => {
  const more = merged(({ plans }) => void plans.splice(1, 0, { id: 'new', name: 'New' }));
  expect(changedLines(file, more)).toEqual(['+  - id: new', '+    name: New']);
  const fewer = merged(({ plans }) => void plans.splice(0, 1));
  expect(fewer).toBe(file.replace(/^ {2}- \{.*\n/m, ''));
});

test('an emptied field is removed, and a new field has the position that it has in the form', () => {
  const text = mergeYaml('name: A\nnote: x\nlast: z\n', { name: 'A', more: 'y', last: 'z' });
  expect(text).toBe('name: A\nmore: y\nlast: z\n');
});

test('a no, an empty text and an empty list are written, because the field may be required', () => {
  const sent = { name: 'A', shown: false, sample: false, note: '', list: [] };
  expect(mergeYaml('name: A # kept\nshown: false\n', sent)).toBe(
    'name: A # kept\nshown: false\nsample: false\nnote: ""\nlist: []\n',
  );
});

test('a field without a value that was not sent stays', () => {
  expect(mergeYaml('name: A\nnote: # later\n', { name: 'B' })).toBe('name: B\nnote: # later\n');
});

test('texts that YAML would read as another type are quoted', () => {
  const text = mergeYaml('a: one\nb: two\nc: three\nd: four\n', {
    a: '{brand.name} is here',
    b: 'yes: no',
    c: '12',
    d: '# none',
  });
  expect(parse(text)).toEqual({ a: '{brand.name} is here', b: 'yes: no', c: '12', d: '# none' });
});

test('any typed text is read back unchanged', () => {
  const answer = fc.string({ unit: 'binary', maxLength: 40 }).filter((typed) => typed !== '');
  fc.assert(
    fc.property(answer, fc.array(answer, { minLength: 1, maxLength: 4 }), (note, related) => {
      const text = merged((sent) => Object.assign(sent, { note, related }));
      expect(parse(text)).toEqual({ ...values(), note, related });
      expect(parse(writeYaml({ note, related }))).toEqual({ note, related });
    }),
  );
});

test.for(['plans.yaml', 'en/help-pages/faqs.yaml', 'en/testimonials.yaml', 'en/team.yaml'])(
  '%s changes only in the edited line',
  (name) => {
    const text = readFileSync(join(contentFolder(), name), 'utf8');
    const sent = parse(text) as Record<string, unknown>;
    expect(mergeYaml(text, sent)).toBe(text);
    const hasEntry = Object.values(sent).some((value) => Array.isArray(value) && value.length > 0);
    const changed = mergeYaml(text, changeFirstText(sent));
    expect(changedLines(text, changed)).toHaveLength(hasEntry ? 2 : 0);
  },
);

/** Changes the first text of the first entry of the first list. */
function changeFirstText(fields: Record<string, unknown>): Record<string, unknown> {
  for (const value of Object.values(fields)) {
    if (!Array.isArray(value) || value.length === 0) continue;
    const entry = value[0] as Record<string, unknown>;
    const key = Object.keys(entry).find((name) => typeof entry[name] === 'string');
    if (key !== undefined) entry[key] = 'Something else';
    return fields;
  }
  return fields;
}

const listOf = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name} ${at}`);

test('a list of thousands of entries is written in a moment', () => {
  const before = `# Sizes.\nsizes:\n${listOf(4000, 'size')
    .map((each) => `  - ${each}\n`)
    .join('')}`;
  const sizes = listOf(4000, 'length');
  const started = performance.now();
  expect(parse(mergeYaml(before, { sizes }))).toEqual({ sizes });
  expect(performance.now() - started).toBeLessThan(5000);
});

test('a short list in a text of thousands of lines keeps its comments', () => {
  const lines = listOf(3000, 'line').map((line) => `  ${line}\n`);
  const before = `note: |\n${lines.join('')}sizes:\n  # The first.\n  - one\n  - two\n`;
  const sent = { ...parse(before), sizes: ['one', 'three'] };
  const after = mergeYaml(before, sent);
  expect(after).toContain('# The first.');
  expect(parse(after)).toEqual(sent);
});
