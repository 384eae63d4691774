import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { contentFolder } from '@accounting-site/content/reading/content-folder';
import {
  manifestPath,
  type SiteFile,
  type SiteManifest,
  siteManifest,
} from '@accounting-site/contract/site/site-manifest';
import { writeSiteFile } from '@accounting-site/contract/site/write-site-file';
import { z } from 'zod';
import { hour } from '../clock.ts';
import { runInParts } from '../limits/run-in-parts.ts';
import { checkDictionaryCopies } from './check-dictionary-copies.ts';
import type { UnpackedRelease } from './release-archive.ts';
import { ReleaseError } from './release-error.ts';
import {
  identifyRelease,
  type ReleaseAddresses,
  readContentFiles,
  readSiteFiles,
  requireHash,
} from './release-files.ts';

/** The folders of unpacked releases. Servers on one machine may share them. */
export const releasesFolder = (dataDir: string): string => join(dataDir, 'releases');

export const releaseFolder = (dataDir: string, id: string): string => join(releasesFolder(dataDir), id);

const addresses = z.object({ siteUrl: z.string().optional(), appHost: z.string().optional() });

/**
 * Writes a release below DATA_DIR, with the gzip copies of its files. The folder appears when it is complete. It
 * blocks its thread: with a thousand files, waiting for each takes ten times as long.
 * @param before the id of a release whose folder is complete: its gzip copies of the same files are used again
 * @throws ReleaseError when a file is not what the site's manifest says
 */
export async function writeReleaseFolder(
  dataDir: string,
  release: UnpackedRelease,
  before?: string,
): Promise<void> {
  const older = before === undefined ? undefined : releaseFolder(dataDir, before);
  const copies = older === undefined ? new Map<string, string>() : findGzipCopies(join(older, 'site'));
  const draft = join(releasesFolder(dataDir), `${randomBytes(6).toString('hex')}.partial`);
  try {
    for (const [path, content] of release.files) writeTo(draft, path, content, older);
    const manifest = readManifestOf(release);
    for (const file of manifest.files) writeGzip(draft, file, release, copies, older);
    checkDictionaryCopies(manifest, release.files);
    const { siteUrl, appHost } = release;
    writeTo(draft, 'addresses.json', Buffer.from(JSON.stringify({ siteUrl, appHost })));
    await moveInto(dataDir, draft, release.id);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Another server on this machine may have been faster. A damaged folder is moved out of the way. */
async function moveInto(dataDir: string, draft: string, id: string): Promise<void> {
  const folder = releaseFolder(dataDir, id);
  try {
    await rename(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    if (await isReleaseWhole(dataDir, id)) return;
    await rename(folder, `${draft}.damaged`);
    await rename(draft, folder);
  }
}

function readManifestOf({ files }: UnpackedRelease): SiteManifest {
  const text = files.get('site/site-manifest.json');
  if (text === undefined) throw new ReleaseError('The release has no list of its files.');
  return siteManifest.parse(JSON.parse(Buffer.from(text).toString('utf8')));
}

/** The gzip copies of an unpacked site, by the hash of the uncompressed file. */
function findGzipCopies(siteDir: string): Map<string, string> {
  if (!existsSync(manifestPath(siteDir))) return new Map();
  const { files } = siteManifest.parse(JSON.parse(readFileSync(manifestPath(siteDir), 'utf8')));
  return new Map(files.map(({ path, hash }) => [hash, join(siteDir, `${path}.gz`)]));
}

function writeGzip(
  draft: string,
  file: SiteFile,
  { files }: UnpackedRelease,
  copies: ReadonlyMap<string, string>,
  older: string | undefined,
): void {
  const { path, encodings } = file;
  const stored = files.get(encodings.br === undefined ? `site/${path}` : `site/${path}.br`);
  if (stored === undefined) throw new ReleaseError(`The release lacks ${path}.`);
  const body =
    encodings.br === undefined ? stored : brotliDecompressSync(stored, { maxOutputLength: file.size });
  requireHash(file, body);
  if (encodings.gzip !== undefined) {
    const copy = readGzip(copies.get(file.hash), body) ?? gzipSync(body, { level: 9 });
    writeTo(draft, `site/${path}.gz`, copy, older);
  } else if (encodings.br !== undefined) {
    writeTo(draft, `site/${path}`, body, older);
  }
}

/** Undefined when there is no copy, or a damaged one. */
function readGzip(copy: string | undefined, body: Uint8Array): Uint8Array | undefined {
  if (copy === undefined) return undefined;
  try {
    const zipped = readFileSync(copy);
    return gunzipSync(zipped).equals(body) ? zipped : undefined;
  } catch {
    return undefined;
  }
}

/** @param older the folder of an older release */
function writeTo(folder: string, path: string, content: Uint8Array, older?: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeSiteFile(file, content, older && join(older, path));
}

/**
 * Whether the folder of a release has exactly its content. A folder that has is marked as being in use.
 * @returns false when it is missing, or damaged, for example by a power cut
 */
export async function isReleaseWhole(dataDir: string, id: string): Promise<boolean> {
  const folder = releaseFolder(dataDir, id);
  if (!existsSync(manifestPath(join(folder, 'site')))) return false;
  try {
    const site = await runInParts(readSiteFiles(join(folder, 'site')));
    const files = new Map([...site.files, ...(await runInParts(readContentFiles(join(folder, 'content'))))]);
    if (identifyRelease(files, readAddresses(dataDir, id)) !== id) return false;
    await runInParts(checkGzip(folder, site.manifest.files));
    await utimes(folder, new Date(), new Date());
    return true;
  } catch {
    return false;
  }
}

/** The SITE_URL and APP_HOST of an unpacked release. */
export function readAddresses(dataDir: string, id: string): ReleaseAddresses {
  const text = readFileSync(join(releaseFolder(dataDir, id), 'addresses.json'), 'utf8');
  const { siteUrl, appHost } = addresses.parse(JSON.parse(text));
  return { siteUrl, appHost };
}

function* checkGzip(folder: string, files: readonly SiteFile[]): Generator<void, void> {
  for (const file of files) {
    if (file.encodings.gzip === undefined) continue;
    requireHash(file, gunzipSync(readFileSync(join(folder, 'site', `${file.path}.gz`))));
    yield;
  }
}

/** Deletes the folders of other releases, and what killed servers left an hour ago. */
export async function keepReleaseFolders(dataDir: string, ids: readonly string[]): Promise<void> {
  const parent = releasesFolder(dataDir);
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    // Forms may still use the content of an older release, if this server cannot read that of the current one.
    const isInUse = contentFolder().startsWith(path + sep);
    if (ids.includes(name) || isInUse || name.endsWith('.json')) continue;
    // Another server on this machine may have renamed or deleted it meanwhile.
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > hour)
      await rm(path, { recursive: true, force: true });
  }
}
