import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = new URL('./', import.meta.url);
const primitives = readdirSync(new URL('../../../../packages/ui/src/', here)).filter((name) =>
  /^[A-Z]\w+$/.test(name),
);
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(new URL(file, here), 'utf8'))
  .join('\n');

test('the styleguide shows every primitive', () => {
  expect(primitives).toContain('Button');
  expect(primitives.filter((name) => !sources.includes(`'@accounting-site/ui/${name}'`))).toEqual([]);
});
