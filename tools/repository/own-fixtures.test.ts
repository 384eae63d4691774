import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '@accounting-site/content/reading/read-yaml';
import { isApprovedContent } from '@accounting-site/content/testing/approved-content';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { filesMatching } from './files.ts';

/** Shorter texts, such as one-word labels, are also common input and names of other things. */
const longEnough = 12;
/** Sample businesses and goods, and search queries: input that any test may use. */
const input = /pictures\.yaml$|templates\/|videos\.yaml$|search\.yaml$/;
// It decides where a plan's button goes (content/plans.yaml, cta).
const keyword = 'Contact Sales';

// An owner may by chance write what a test types, so only the approved content is checked.
test.runIf(isApprovedContent)(
  'no browser test repeats a text of the content: it reads it, so that an owner can write another',
  () => {
    const texts = readTexts();
    expect(texts.size).toBeGreaterThan(500);
    const repeated = filesMatching(/^e2e\/.*\.ts$/).flatMap(({ file, text }) =>
      [...text.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)]
        .map(([, , literal = '']) => literal.replaceAll("\\'", "'"))
        .filter((literal) => literal !== keyword && texts.has(literal))
        .map((literal) => `${file}: ${literal} is in content/${texts.get(literal)}`),
    );
    expect(repeated).toEqual([]);
  },
);

function readTexts(): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (value: unknown, file: string) => {
    if (typeof value === 'string' && value.length >= longEnough && /^[^/].* /.test(value))
      texts.set(value, file);
    else if (typeof value === 'object' && value !== null)
      for (const each of Object.values(value)) collect(each, file);
  };
  for (const file of globSync('**/*.{yaml,md}', { cwd: contentFolder() })) {
    if (input.test(file)) continue;
    const text = readFileSync(join(contentFolder(), file), 'utf8');
    collect(parse(file.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text), file);
  }
  return texts;
}
