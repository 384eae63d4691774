import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import {
  manifestPath,
  type SiteFile,
  type SiteManifest,
  siteManifest,
} from '@accounting-site/contract/site/site-manifest';
import { damagedFile } from './release-error.ts';

/** @throws ReleaseError when a file is not what the site's manifest says */
export function requireHash(file: Pick<SiteFile, 'path' | 'hash'>, body: Uint8Array): void {
  if (hash('sha256', body, 'base64url').slice(0, 22) !== file.hash) throw damagedFile(file.path);
}

/** The files of a release, by their path in the archive: `site/…` and `content/…`. */
export type ReleaseFiles = ReadonlyMap<string, Uint8Array>;

/** The addresses that the pages of a release name. Undefined as in the configuration. */
export interface ReleaseAddresses {
  readonly siteUrl: string | undefined;
  readonly appHost: string | undefined;
}

/**
 * The files of the built site, as Brotli copies where there are some: gzip copies are made from them when a
 * server loads the release. Copies for browsers with the dictionary take too long to make there. Each step reads a
 * file, because waiting for a thousand files takes ten times as long as reading them.
 */
export function* readSiteFiles(
  siteDir: string,
): Generator<void, { files: Map<string, Uint8Array>; manifest: SiteManifest }> {
  const text = readFileSync(manifestPath(siteDir));
  const manifest = siteManifest.parse(JSON.parse(text.toString('utf8')));
  const files = new Map<string, Uint8Array>([['site/site-manifest.json', text]]);
  for (const { path, encodings } of manifest.files) {
    const stored = encodings.br === undefined ? path : `${path}.br`;
    const copies = encodings.dcb === undefined ? [stored] : [stored, `${path}.dcb`];
    for (const copy of copies) files.set(`site/${copy}`, readFileSync(join(siteDir, copy)));
    yield;
  }
  return { files, manifest };
}

/** The files of a content folder, likewise. */
export function* readContentFiles(contentDir: string): Generator<void, ReleaseFiles> {
  const files = new Map<string, Uint8Array>();
  for (const path of listFiles(contentDir)) {
    files.set(`content/${path}`, readFileSync(join(contentDir, path)));
    yield;
  }
  return files;
}

/** The paths of all files of a folder, with forward slashes. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));

/** The id of a release: the same for the same files and addresses, whenever it was packed. */
export function identifyRelease(files: ReleaseFiles, { siteUrl, appHost }: ReleaseAddresses): string {
  const hash = createHash('sha256').update(JSON.stringify([siteUrl ?? null, appHost ?? null]));
  for (const [path, content] of inOrder(files)) {
    hash.update(JSON.stringify([path, content.length])).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

/** The hash of the content among these files. */
export const hashContent = (files: ReleaseFiles): string =>
  identifyRelease(new Map([...files].filter(([path]) => path.startsWith('content/'))), {
    siteUrl: undefined,
    appHost: undefined,
  });

export function inOrder(files: ReleaseFiles): [string, Uint8Array][] {
  return [...files].sort(([one], [other]) => (one < other ? -1 : 1));
}
