import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteManifest } from '@accounting-site/contract/site/site-manifest';
import { expect, onTestFinished, test } from 'vitest';
import { finishSite } from './finish-site.ts';

const module = '<script type="module" src="/_astro/all.js"></script>';
const figures = '<data value="page">–</data><data value="once">–</data>';
const page = `<head><style>p{color:red}</style></head><body><p class=a  >Text&nbsp;</P>${figures}${module}</body>`;

const workers = {
  'service-worker.js': 'show(noteWords);keep(offlineAddress)',
  'service-worker-off.js': 'stop()',
};

/** Finishes a site of these files and two service workers. @returns the folder */
async function finish(files: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'finish-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '_astro'));
  for (const [name, text] of Object.entries({ ...workers, ...files }))
    writeFileSync(join(folder, name), text);
  await finishSite(folder);
  return folder;
}

test('a finished site has its shared script, its sizes, its service workers and a manifest of all files', async () => {
  const folder = await finish({
    'index.html': page,
    'offline.html': page,
    '_astro/all.js': 'console.log("all")',
  });
  const [script] = readdirSync(join(folder, '_astro')).filter((name) => /^page\.[\w-]{8}\.js$/.test(name));
  // Every byte that the steps are not about is as it was.
  expect(readFileSync(join(folder, 'index.html'), 'utf8').replaceAll(/>\d+</g, '>–<')).toBe(
    page
      .replace('<style>p{color:red}</style>', '')
      .replace(module, '')
      .replace(
        '</head>',
        `<script type="module" src="/_astro/${script}"></script><style>p{color:red}</style></head>`,
      ),
  );
  const manifest = siteManifest.parse(JSON.parse(readFileSync(join(folder, 'site-manifest.json'), 'utf8')));
  expect(manifest.files.map(({ path }) => path)).toEqual([
    '_astro/all.js',
    `_astro/${script}`,
    'index.html',
    'offline.html',
    'service-worker-off.js',
    'service-worker.js',
  ]);
  const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8');
  expect(worker).toContain(`keep("${manifest.dictionary?.address}")`);
});

test('a page that is not what the build expects stops it, by name', async () => {
  const plain = page.replace('<style>p{color:red}</style>', '');
  await expect(finish({ 'index.html': page, 'plain.html': plain, '_astro/all.js': '' })).rejects.toThrow(
    'plain.html: expected a style in its head.',
  );
});
