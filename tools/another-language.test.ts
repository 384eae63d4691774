import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDocument, visit } from 'yaml';
import { root } from './run-command.ts';

/*
 * A third language, made of long words with letters of Akan, proves that a language is a folder. No text of it is
 * meant to be read.
 */
let folder = '';
const translatedFiles = [
  'frame.yaml',
  'announcement.yaml',
  'team.yaml',
  'pages/about.yaml',
  'pages/call-me.yaml',
];

/** Each word of a text in letters of Akan and longer than before. Slots, facts and names keep their place. */
const inLongWords = (text: string) =>
  text.replace(/\{[^}]*\}|\[[^\]]*\]|\/[\w/-]+|[a-z]{4,}/gi, (word) =>
    /^[a-z]/i.test(word) ? `${word.slice(0, 3)}ɛɔŋ${word.slice(3)}` : word,
  );

function translate(file: string): void {
  const document = parseDocument(readFileSync(join(root, 'content/en', file), 'utf8'));
  visit(document, {
    Pair(_key, { key, value }) {
      const name = (key as { value?: unknown } | null)?.value;
      const scalar = value as { value?: unknown } | null;
      const isText =
        typeof scalar?.value === 'string' && !['icon', 'path', 'description', 'file'].includes(`${name}`);
      if (isText && scalar) scalar.value = inLongWords(scalar.value as string);
    },
  });
  const place = join(folder, 'content/ak', file);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, String(document));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'another-language-'));
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
  const languages = join(folder, 'content/languages.yaml');
  writeFileSync(
    languages,
    `${readFileSync(languages, 'utf8')}  - { id: ak, tag: ak, name: Akan, published: true }\n`,
  );
  for (const file of translatedFiles) translate(file);
  await promisify(execFile)(
    process.execPath,
    [
      join(root, 'tools/rebuild-site.ts'),
      ...[
        '--content',
        join(folder, 'content'),
        '--from',
        join(folder, 'none'),
        '--out',
        join(folder, 'site'),
      ],
    ],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        SITE_URL: 'https://www.example.com',
        SOURCE_COMMIT: 'abcdef0',
        BROTLI_QUALITY: '5',
        SITE_CACHE_DIR: join(folder, 'cache'),
      },
    },
  );
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = (file: string) => readFileSync(join(folder, 'site', file), 'utf8');
const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(([, tag, href]) => [
    tag,
    href,
  ]);

test('a page of another language is in it, and the pages of all languages name each other', () => {
  const about = page('ak/about.html');
  expect(about).toMatch(/<html lang="ak" data-prefix="\/ak"/);
  expect(about).toMatch(/ɛɔŋ/);
  expect(about.includes('<main id="content" lang=')).toBe(false);
  expect(about).toContain('href="/ak/pricing"');
  const languages = [
    ['en-GH', 'https://www.example.com/about'],
    ['fr', 'https://www.example.com/fr/about'],
    ['ak', 'https://www.example.com/ak/about'],
    ['x-default', 'https://www.example.com/about'],
  ];
  for (const html of [about, page('about.html'), page('fr/about.html')])
    expect(alternatesOf(html)).toEqual(languages);
  expect(page('sitemap.xml')).toContain('<loc>https://www.example.com/ak/about</loc>');
});

test('a page that the language lacks is the English one in its frame, and is not indexed', () => {
  const pricing = page('ak/pricing.html');
  expect(pricing).toMatch(/<html lang="ak"/);
  expect(pricing).toContain('<main id="content" lang="en-GH">');
  expect(pricing).toContain('<meta name="robots" content="noindex">');
  expect(alternatesOf(pricing)).toEqual([]);
  expect(alternatesOf(page('pricing.html')).map(([tag]) => tag)).not.toContain('ak');
});

test('a page of long words stays within the bytes of a page', () => {
  expect(brotliCompressSync(page('ak/about.html')).length).toBeLessThan(14_000);
});
