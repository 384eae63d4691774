import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';
import { z } from 'zod';
import { runWithoutPauses } from '../limits/run-in-parts.ts';
import { messageOf } from '../message-of.ts';
import { ReleaseError, ReleaseTooLarge } from './release-error.ts';
import {
  hashContent,
  identifyRelease,
  inOrder,
  type ReleaseAddresses,
  type ReleaseFiles,
  readContentFiles,
  readSiteFiles,
} from './release-files.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

const descriptionFile = 'release.json';
/**
 * Four times the site of November 2026. Servers and backups keep a whole release in memory for a moment, and a small
 * file could otherwise unpack to more than the memory.
 */
const largestRelease = 48 * 1024 * 1024;

const description = z.object({
  id: z.string().regex(/^[0-9a-f]{16}$/),
  siteUrl: z.string().optional(),
  appHost: z.string().optional(),
  commit: z.string().optional(),
  code: z.string().optional(),
  nextChange: z.iso.datetime().optional(),
  /** When it was packed. */
  at: z.iso.datetime(),
});

/** A site that can be stored and published. */
export interface PackedRelease extends ReleaseAddresses {
  readonly id: string;
  readonly commit: string | undefined;
  /** The hash of the code that built it. Empty if unknown. */
  readonly code: string;
  /** The hash of its content. */
  readonly content: string;
  /** When a date in its content changes the site: an ISO 8601 time in UTC. */
  readonly nextChange: string | undefined;
  /** When it was packed: an ISO 8601 time in UTC. */
  readonly at: string;
  /** A tar archive, compressed with Zstandard. */
  readonly archive: Buffer;
}

/** A release whose id was compared with its content. */
export interface UnpackedRelease extends Omit<PackedRelease, 'archive'> {
  readonly files: ReleaseFiles;
}

/**
 * Packs a built site with the content that it was built from.
 * @param code the hash of the code that built it. It is no part of the id
 * @param now milliseconds since 1970. It is no part of the id
 * @throws ReleaseError when the site was built for other addresses
 * @throws ReleaseTooLarge when servers could not load it
 */
export async function packRelease({
  siteDir,
  contentDir,
  siteUrl,
  appHost,
  code = '',
  now = Date.now(),
}: ReleaseAddresses & {
  siteDir: string;
  contentDir: string;
  code?: string;
  now?: number;
}): Promise<PackedRelease> {
  const site = runWithoutPauses(readSiteFiles(siteDir));
  const built = site.manifest;
  if ((built.appHost ?? undefined) !== appHost) throw builtForOther('APP_HOST', built.appHost, appHost);
  if (built.siteUrl !== undefined && (built.siteUrl ?? undefined) !== siteUrl) {
    throw builtForOther('SITE_URL', built.siteUrl, siteUrl);
  }
  const contentFiles = runWithoutPauses(readContentFiles(contentDir));
  const files = new Map([...site.files, ...contentFiles]);
  const about = {
    id: identifyRelease(files, { siteUrl, appHost }),
    siteUrl,
    appHost,
    commit: built.commit,
    code,
    nextChange: built.nextChange,
    at: new Date(now).toISOString(),
  };
  const all: [string, Uint8Array][] = [
    [descriptionFile, Buffer.from(`${JSON.stringify(about, null, 1)}\n`)],
    ...inOrder(files),
  ];
  const tar = await packTar(
    all.map(([name, body]) => ({ header: { name, size: body.length, mtime: new Date(0) }, body })),
  );
  if (tar.length > largestRelease) throw new ReleaseTooLarge(tar.length, largestRelease);
  const archive = await compress(tar, { params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  return { ...about, content: hashContent(contentFiles), archive };
}

/**
 * Unpacks an archive into memory and compares its content with its id.
 * @throws ReleaseError when it is not a complete release
 */
export async function unpackRelease(archive: Uint8Array): Promise<UnpackedRelease> {
  const entries = await readEntries(archive);
  const text = entries.get(descriptionFile);
  if (text === undefined) throw damaged('it has no release.json');
  entries.delete(descriptionFile);
  const about = description.safeParse(parseJson(text));
  if (!about.success) throw damaged('its release.json cannot be read');
  const { id, siteUrl, appHost, code = '', ...rest } = about.data;
  const found = identifyRelease(entries, { siteUrl, appHost });
  if (found !== id) throw damaged(`its content is ${found}, and not ${id}`);
  return {
    id,
    siteUrl,
    appHost,
    code,
    content: hashContent(entries),
    commit: rest.commit,
    nextChange: rest.nextChange,
    at: rest.at,
    files: entries,
  };
}

async function readEntries(archive: Uint8Array): Promise<Map<string, Uint8Array>> {
  try {
    const tar = await decompress(archive, { maxOutputLength: largestRelease });
    const entries = await unpackTar(tar, { strict: true });
    const files = new Map<string, Uint8Array>();
    for (const { header, data } of entries) {
      if (header.type !== 'file' || !isSafe(header.name)) throw damaged(`it contains ${header.name}`);
      files.set(header.name, data ?? new Uint8Array());
    }
    return files;
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    throw damaged(messageOf(error));
  }
}

/** Only paths below the two folders of a release, which cannot lead out of them. */
function isSafe(path: string): boolean {
  if (path === descriptionFile) return true;
  const [folder, ...rest] = path.split('/');
  if (folder !== 'site' && folder !== 'content') return false;
  return rest.length > 0 && rest.every((part) => /^[^\\\0]+$/.test(part) && part !== '.' && part !== '..');
}

function parseJson(text: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(text).toString('utf8'));
  } catch {
    return undefined;
  }
}

function damaged(reason: string): ReleaseError {
  return new ReleaseError(`This is not a complete release: ${reason}. Make it again with: npm run release`);
}

function builtForOther(
  variable: string,
  built: string | null | undefined,
  wanted: string | undefined,
): ReleaseError {
  return new ReleaseError(
    `The site was built for the ${variable} ${built ?? '(none)'}, and not for ${wanted ?? '(none)'}. Build it again.`,
  );
}
