import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import {
  manifestPath,
  type SiteDictionary,
  type SiteFile,
  type SiteManifest,
  siteManifest,
} from '@accounting-site/contract/site/site-manifest';
import type { Config } from '../../config/config.ts';
import { runWithoutPauses } from '../../limits/run-in-parts.ts';
import type { Encoding } from './choose-encoding.ts';
import { contentSecurityPolicy, workerPolicy } from './content-security-policy.ts';
import { createFindFile, type FindFile } from './find-file.ts';

/** The service worker for offline reading, and the one that unregisters it. */
const serviceWorkers: Record<'on' | 'off', string> = {
  on: 'service-worker.js',
  off: 'service-worker-off.js',
};

/** One file with everything that its response needs, in memory. */
export interface LoadedFile {
  readonly type: string;
  readonly hash: string;
  /** Uncompressed size in bytes. */
  readonly size: number;
  /** `identity` is omitted if there is `gzip`, from which it can be unpacked. */
  readonly bodies: ReadonlyMap<Encoding, Buffer>;
  /** Set for a page: the copy for browsers that have the dictionary of the site. */
  readonly withDictionary: Buffer | undefined;
  /** A page that fetches its own code ahead, so its visitors get no other prefetch hints. */
  readonly fetchesAhead: boolean;
  /** Its name contains a hash of its content, so browsers may keep it for ever. */
  readonly immutable: boolean;
  /** Set for pages and the service worker, which browsers revalidate on each visit. */
  readonly policy: string | undefined;
  /** Set for downloads: the file name that the browser saves it under. */
  readonly downloadName: string | undefined;
}

export interface Site {
  readonly find: FindFile;
  readonly files: ReadonlyMap<string, LoadedFile>;
  readonly dictionary: SiteDictionary | undefined;
  /** Undefined when the pages were built for the APP_HOST of this server. */
  readonly mismatch: string | undefined;
  /** Undefined when the privacy policy names the same retention periods as this server. */
  readonly retentionMismatch: string | undefined;
  /** When its content changes by a date, in milliseconds since 1970. Undefined for builds of older versions. */
  readonly nextChange: number | undefined;
}

/**
 * Reads the built site into memory. Returns undefined when it has not been built. It reads one file after
 * another: no one is waiting yet, and hundreds of promises would take longer than the files.
 * @throws when the manifest is invalid or names a missing file
 */
export function loadSite(config: Config): Site | undefined {
  if (!existsSync(manifestPath(config.siteDir))) return undefined;
  // A build that is published now replaces the folder's name, not the files that are being read.
  return runWithoutPauses(readSite(realpathSync(config.siteDir), config));
}

/**
 * The same for a task in parts, one for each file.
 * @param folder of the built site
 * @param older folders of earlier sites: pages that visitors have open need their hashed files
 */
export function* readSite(
  folder: string,
  config: Config,
  older: readonly string[] = [],
): Generator<void, Site> {
  const manifest = readManifest(folder);
  const files = new Map<string, LoadedFile>();
  for (const file of manifest.files) {
    files.set(file.path, loadFile(folder, file, policyOf(file, manifest, config)));
    yield;
  }
  for (const before of older) {
    for (const file of readManifest(before).files) {
      if (!isHashed(file.path) || files.has(file.path)) continue;
      files.set(file.path, loadFile(before, file, undefined));
      yield;
    }
  }
  const find = createFindFile(files.keys());
  const workerOff = files.get(serviceWorkers.off);
  // At the same URL, where browsers with the worker look for updates.
  if (!config.serviceWorker && workerOff !== undefined) files.set(serviceWorkers.on, workerOff);
  return {
    find,
    files,
    dictionary: manifest.dictionary,
    mismatch: mismatchOf(manifest, config),
    retentionMismatch: retentionMismatchOf(manifest, config),
    nextChange: manifest.nextChange === undefined ? undefined : Date.parse(manifest.nextChange),
  };
}

/** Whether the name of a file contains a hash of its content, so that browsers may keep it for ever. */
export const isHashed = (path: string): boolean => path.startsWith('_astro/');

function readManifest(folder: string): SiteManifest {
  return siteManifest.parse(JSON.parse(readFileSync(manifestPath(folder), 'utf8')));
}

function loadFile(folder: string, file: SiteFile, policy: string | undefined): LoadedFile {
  const copies: [Encoding, string][] = [];
  // The uncompressed file is rarely requested, so it is unpacked from the compressed one when needed.
  if (file.encodings.gzip === undefined) copies.push(['identity', '']);
  if (file.encodings.br !== undefined) copies.push(['br', '.br']);
  if (file.encodings.gzip !== undefined) copies.push(['gzip', '.gz']);
  return {
    type: file.type,
    hash: file.hash,
    size: file.size,
    bodies: new Map(copies.map(([encoding, ending]) => [encoding, readPart(folder, file.path + ending)])),
    withDictionary: file.encodings.dcb === undefined ? undefined : readPart(folder, `${file.path}.dcb`),
    fetchesAhead: file.fetchesAhead === true,
    immutable: isHashed(file.path),
    policy,
    downloadName: /^downloads\/([\w.-]+)$/.exec(file.path)?.[1],
  };
}

function readPart(folder: string, path: string): Buffer {
  try {
    return readFileSync(join(folder, path));
  } catch {
    throw new Error(`The built site in ${folder} lacks ${path}. Build it again with: npm run build`);
  }
}

function policyOf(file: SiteFile, manifest: SiteManifest, config: Config): string | undefined {
  if (Object.values(serviceWorkers).includes(file.path)) return workerPolicy;
  if (!file.path.endsWith('.html')) return undefined;
  const secure = config.siteUrl?.startsWith('https:') === true;
  const { appHost, serviceWorker } = config;
  return contentSecurityPolicy(file.inline, manifest, { appHost, secure, serviceWorker });
}

function retentionMismatchOf({ retention }: SiteManifest, config: Config): string | undefined {
  const wrong = Object.entries(config.retention).filter(
    ([what, days]) => retention[what] !== undefined && retention[what] !== days,
  );
  if (wrong.length === 0) return undefined;
  const all = wrong.map(([what, days]) => `${what} ${retention[what]} days, and not ${days}`).join('; ');
  return `The privacy policy was built with other periods than RETENTION_... says: ${all}. Build the site again.`;
}

function mismatchOf(manifest: SiteManifest, config: Config): string | undefined {
  const built = manifest.appHost ?? undefined;
  if (built === config.appHost) return undefined;
  const name = (host: string | undefined) => host ?? 'this server';
  return `The pages were built to call ${name(built)}, but APP_HOST says ${name(config.appHost)}. Build the site again.`;
}
