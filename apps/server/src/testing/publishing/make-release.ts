import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contentFolder } from '@accounting-site/content/reading/content-folder';
import { onTestFinished } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { type PackedRelease, packRelease } from '../../releases/release-archive.ts';
import { publishRelease, storeRelease } from '../../releases/releases.repository.ts';
import { ownOrigin } from '../app/build-test-app.ts';
import { buildTestSite } from '../app/build-test-site.ts';
import { fastFolder } from '../database/fast-folder.ts';
import { writeTo } from './content-folder.ts';

/** The hashed script that each page of a test release names. */
export const scriptOf = (name: string) => `/_astro/page.${name}.js`;

interface ReleaseParts {
  siteUrl?: string;
  brand?: string;
  redirects?: string;
  pictures?: Record<string, Uint8Array>;
}

const packed = new Map<string, Promise<PackedRelease>>();

/**
 * A small release. Its pages, its script and its brand all contain its name, so that a test can tell what
 * belongs together. The same one is packed once in each process of the tests.
 */
export function makeRelease(name: string, parts: ReleaseParts = {}): Promise<PackedRelease> {
  const key = JSON.stringify([contentFolder(), name, parts]);
  const release = packed.get(key) ?? packSmall(name, parts);
  packed.set(key, release);
  release.catch(() => packed.delete(key));
  return release;
}

function packSmall(
  name: string,
  { siteUrl = ownOrigin, brand = `Brand ${name}`, redirects = '[]', pictures = {} }: ReleaseParts,
): Promise<PackedRelease> {
  const words = 'words '.repeat(500);
  const page = (title: string) =>
    `<!doctype html><title>${title} ${name}</title><script src="${scriptOf(name)}"></script><body>${words}`;
  const siteDir = buildTestSite({
    'index.html': page('Home'),
    'pricing.html': page('Pricing'),
    [`only/${name}.html`]: page('Only'),
    'offline.html': page('Offline'),
    '404.html': page('Not found'),
    [scriptOf(name).slice(1)]: `export default '${name}';${words}`,
    'og/home.png': `picture ${name}`,
  });
  const contentDir = copyContent(brand);
  writeFileSync(join(contentDir, 'redirects.yaml'), `redirects: ${redirects}\n`);
  for (const [path, bytes] of Object.entries(pictures)) writeTo(contentDir, path, bytes);
  return packRelease({ siteDir, contentDir, siteUrl, appHost: undefined });
}

/** A release with one picture of this size, which cannot be compressed. */
export function packWithPicture(bytes: number): Promise<PackedRelease> {
  const contentDir = mkdtempSync(join(fastFolder, 'content-'));
  onTestFinished(() => rmSync(contentDir, { recursive: true, force: true }));
  writeTo(contentDir, 'images/large.webp', randomBytes(bytes));
  const siteDir = buildTestSite({ 'index.html': 'Home' });
  return packRelease({ siteDir, contentDir, siteUrl: ownOrigin, appHost: undefined });
}

/** Content that servers do not read, and other languages: without them a release is loaded in half the time. */
const leftOut =
  /^(?:fr|languages\.yaml|en\/(?:buying|downloads|help|help-pages|industries|resources|stories|templates|tools))$/;

/** A copy of the content with another brand, in a folder that is deleted when the test ends. */
function copyContent(brand: string): string {
  const folder = mkdtempSync(join(fastFolder, 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const from = contentFolder();
  const filter = (path: string) => !leftOut.test(relative(from, path).replaceAll('\\', '/'));
  cpSync(from, folder, { recursive: true, filter });
  const file = join(folder, 'brand.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: .*$/m, `name: ${brand}`));
  return folder;
}

/** Stores and publishes a release as the command line does. */
export async function publish(database: Database, release: PackedRelease, at = Date.now()): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await storeRelease(transaction, release, { author: '', note: '', at });
    await publishRelease(transaction, release.id, { at, accountId: null, kind: 'publish' });
  });
}
