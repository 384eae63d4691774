import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { writeManifest } from './write-manifest.ts';

const page = `<!doctype html><p>${'words '.repeat(200)}</p><script>start()</script>`;

function build(files: Record<string, string>): string {
  const parent = mkdtempSync(join(tmpdir(), 'write-manifest-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, 'dist');
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

test('pages get compressed copies and are listed with their inline scripts and styles', async () => {
  const folder = build({ 'Help Center.html': page });
  const manifest = await writeManifest(folder, undefined);
  const file = join(folder, 'Help Center.html');
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(page);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(page);
  expect(manifest.files).toEqual([
    {
      path: 'Help Center.html',
      type: 'text/html; charset=utf-8',
      hash: expect.stringMatching(/^[\w-]{22}$/),
      size: page.length,
      encodings: { br: readFileSync(`${file}.br`).length, gzip: readFileSync(`${file}.gz`).length },
      inline: { scripts: [expect.stringMatching(/^'sha256-/)], styles: [], styleAttributes: [] },
    },
  ]);
  expect(JSON.parse(readFileSync(`${folder}/site-manifest.json`, 'utf8'))).toEqual(manifest);
});

test('pages get copies that browsers with the offline page can decode, and files do not', async () => {
  const frame = Array.from({ length: 200 }, (_, at) => `<a href="/${(at * 7919) % 1000}">`).join('');
  const folder = build({ 'index.html': `Home${frame}`, 'offline.html': frame, 'all.js': frame });
  const { dictionary, files } = await writeManifest(folder, undefined);
  const copy = readFileSync(join(folder, 'index.html.dcb'));
  expect(dictionary).toEqual({
    path: 'offline.html',
    address: expect.stringMatching(/^\/offline\?dictionary=[\w-]{22}$/),
    hash: copy.subarray(4, 36).toString('base64'),
  });
  expect(copy.subarray(0, 4).toString('hex')).toBe('ff444342');
  const options = { dictionary: Buffer.from(frame), params: {} };
  expect(brotliDecompressSync(copy.subarray(36), options).toString()).toBe(`Home${frame}`);
  expect(files.map(({ path, encodings }) => [path, encodings.dcb])).toEqual([
    ['all.js', undefined],
    ['index.html', copy.length],
    ['offline.html', expect.any(Number)],
  ]);
});

test('pictures, and files that do not shrink, are not compressed', async () => {
  const folder = build({ 'og/home.png': page, 'robots.txt': 'User-agent: *' });
  const manifest = await writeManifest(folder, undefined);
  expect(manifest.files.map(({ path, encodings }) => [path, encodings])).toEqual([
    ['og/home.png', {}],
    ['robots.txt', {}],
  ]);
  expect(existsSync(join(folder, 'robots.txt.br'))).toBe(false);
});

test('a second run gives the same list, without the output of the first', async () => {
  const folder = build({ 'index.html': page, '_astro/a.js': page });
  const first = await writeManifest(folder, 'https://app.example.com/');
  expect(await writeManifest(folder, 'https://app.example.com')).toEqual(first);
  expect([first.appHost, first.files.length]).toEqual(['https://app.example.com', 2]);
});

test('a file of an unknown type is reported by name', async () => {
  const folder = build({ 'downloads/book.numbers': 'x' });
  await expect(writeManifest(folder, undefined)).rejects.toThrow(
    'downloads/book.numbers: add the media type of .numbers to apps/site/integrations/finish-site/write-manifest.ts',
  );
});
