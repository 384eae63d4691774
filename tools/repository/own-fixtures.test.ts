import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '@accounting-site/content/read-yaml';
import { isApprovedContent } from '@accounting-site/content/testing/approved-content';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { filesMatching } from './files.ts';

/** Shorter texts, such as labels of one word, are also what people type, and names of other things. */
const longEnough = 12;
/** Sample businesses and goods, and what people search for: input of people, which tests of anything may use. */
const input = /pictures\.yaml$|templates\/|videos\.yaml$|search\.yaml$/;
// It decides where a plan's button leads (content/plans.yaml, cta).
const keyword = 'Contact Sales';

// An owner may by chance write what a test types: only the approved content is compared.
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
  for (const file of globSync('**/*.{yaml,md}', { cwd: contentFolder })) {
    if (input.test(file)) continue;
    const text = readFileSync(join(contentFolder, file), 'utf8');
    collect(parse(file.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text), file);
  }
  return texts;
}
