import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Encoding } from './choose-encoding.ts';
import { contentSecurityPolicy, workerPolicy } from './content-security-policy.ts';
import { createFindFile, type FindFile } from './find-file.ts';
import { manifestPath, type SiteFile, type SiteManifest, siteManifest } from './site-manifest.ts';

/** The worker that answers without a network, and the one that takes it away again. */
const serviceWorkers: Record<'on' | 'off', string> = {
  on: 'service-worker.js',
  off: 'service-worker-off.js',
};

/** One file with everything that answering needs, in memory. */
export interface LoadedFile {
  readonly type: string;
  readonly hash: string;
  /** Bytes of the file as it is. */
  readonly size: number;
  /** `identity` is left out where there is `gzip`, of which it can be made. */
  readonly bodies: ReadonlyMap<Encoding, Buffer>;
  /** Its name carries a hash of its content, so it may be kept for ever. */
  readonly immutable: boolean;
  /** Set for pages and for the service worker: what is asked for anew each time. */
  readonly policy: string | undefined;
  /** Set for what is there to be kept: the name under which a browser keeps it. */
  readonly downloadName: string | undefined;
}

/** The built site, in memory. */
export interface Site {
  readonly find: FindFile;
  readonly files: ReadonlyMap<string, LoadedFile>;
  /** Undefined when the pages were built for the APP_HOST of this server. */
  readonly complaint: string | undefined;
  /** Undefined when the privacy policy names the periods after which this server deletes. */
  readonly retentionComplaint: string | undefined;
}

/**
 * Reads the built site into memory. Undefined when it has not been built. One file after another: nobody is served yet,
 * and hundreds of promises take longer than the files.
 * @throws when the manifest does not fit, or names a file that is not there
 */
export function loadSite(config: Config): Site | undefined {
  if (!existsSync(manifestPath(config.siteDir))) return undefined;
  // A build that is published meanwhile takes the name of the folder, not its files.
  const folder = realpathSync(config.siteDir);
  const manifest = siteManifest.parse(JSON.parse(readFileSync(manifestPath(folder), 'utf8')));
  const files = new Map(
    manifest.files.map((file) => [file.path, loadFile(folder, file, policyOf(file, manifest, config))]),
  );
  const workerOff = files.get(serviceWorkers.off);
  // At the same address: browsers that have the worker ask there whether it has changed.
  if (!config.serviceWorker && workerOff !== undefined) files.set(serviceWorkers.on, workerOff);
  return {
    find: createFindFile(manifest.files),
    files,
    complaint: complaintOf(manifest, config),
    retentionComplaint: retentionComplaintOf(manifest, config),
  };
}

function loadFile(folder: string, file: SiteFile, policy: string | undefined): LoadedFile {
  const copies: [Encoding, string][] = [];
  // Hardly anybody asks for a file as it is where there is a smaller copy: it is made of that then.
  if (file.encodings.gzip === undefined) copies.push(['identity', '']);
  if (file.encodings.br !== undefined) copies.push(['br', '.br']);
  if (file.encodings.gzip !== undefined) copies.push(['gzip', '.gz']);
  return {
    type: file.type,
    hash: file.hash,
    size: file.size,
    bodies: new Map(copies.map(([encoding, ending]) => [encoding, readPart(folder, file.path + ending)])),
    immutable: file.path.startsWith('_astro/'),
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

function retentionComplaintOf({ retention }: SiteManifest, config: Config): string | undefined {
  const wrong = Object.entries(config.retention).filter(
    ([what, days]) => retention[what] !== undefined && retention[what] !== days,
  );
  if (wrong.length === 0) return undefined;
  const all = wrong.map(([what, days]) => `${what} ${retention[what]} days, and not ${days}`).join('; ');
  return `The privacy policy was built with other periods than RETENTION_... says: ${all}. Build the site again.`;
}

function complaintOf(manifest: SiteManifest, config: Config): string | undefined {
  const built = manifest.appHost ?? undefined;
  if (built === config.appHost) return undefined;
  const name = (host: string | undefined) => host ?? 'this server';
  return `The pages were built to call ${name(built)}, but APP_HOST says ${name(config.appHost)}. Build the site again.`;
}
