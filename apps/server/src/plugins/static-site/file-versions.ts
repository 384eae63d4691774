import { gunzipSync } from 'node:zlib';
import type { SiteDictionary } from '@accounting-site/contract/site/site-manifest';
import type { Encoding } from './choose-encoding.ts';
import type { LoadedFile } from './load-site.ts';

/** One encoding of a file, with the headers of its response. */
export interface Version {
  readonly tag: string;
  /** Also sent with a 304. */
  readonly always: readonly string[];
  readonly complete: readonly string[];
  readBody(): Buffer;
}

/** `dcb` is Brotli with the dictionary of the site (RFC 9842). */
export type Versions = Partial<Record<Encoding | 'dcb', Version>>;

/** What the headers of a file depend on, besides the file. */
interface SiteAround {
  /** The headers of every response. */
  readonly common: Readonly<Record<string, string>>;
  /** Whether pages name speculation rules. */
  readonly namesRules: boolean;
  readonly dictionary: SiteDictionary | undefined;
}

/** Prepares the responses for a file. */
export function prepareVersions(file: LoadedFile, { common, namesRules, dictionary }: SiteAround): Versions {
  const encodings = listEncodings(file);
  const vary = [
    ...(encodings.length > 1 ? ['accept-encoding'] : []),
    ...(isPage(file) && dictionary !== undefined ? ['available-dictionary'] : []),
    ...(isPage(file) && (namesRules || dictionary !== undefined) ? ['save-data'] : []),
  ];
  const shared = {
    ...common,
    'cache-control': cachingOf(file),
    ...(vary.length > 0 && { vary: vary.join(', ') }),
    ...ownHeaders(file),
  };
  const versions: Versions = {};
  for (const { encoding, ...body } of encodings) {
    const tag = encoding === 'identity' ? `"${file.hash}"` : `"${file.hash}-${encoding}"`;
    versions[encoding] = writeVersion(file, { ...body, tag, encoding, shared });
  }
  const copy = file.withDictionary;
  if (copy === undefined || dictionary === undefined) return versions;
  // The query of the address changes with the dictionary.
  const tag = `"${file.hash}-dcb-${dictionary.address.slice(-8)}"`;
  // Private, because a cache that ignores Vary would send it to browsers that cannot decode it.
  const unshared = { ...shared, 'cache-control': `private, ${cachingOf(file)}` };
  const dcb = { size: copy.length, readBody: () => copy, tag, encoding: 'dcb', shared: unshared };
  return { ...versions, dcb: writeVersion(file, dcb) };
}

/**
 * Prepares the responses for the page that is the dictionary, at its own address. Browsers decode pages and
 * files that scripts or the service worker fetch with it. Its freshness is how long they keep it.
 */
export function prepareDictionary(page: LoadedFile, common: Readonly<Record<string, string>>): Versions {
  return prepareVersions(
    { ...page, immutable: true, withDictionary: undefined },
    {
      common: { ...common, 'use-as-dictionary': 'match="/*", match-dest=("document" "")' },
      namesRules: false,
      dictionary: undefined,
    },
  );
}

function writeVersion(
  { type }: LoadedFile,
  version: {
    tag: string;
    encoding: string;
    size: number;
    shared: Readonly<Record<string, string>>;
    readBody: () => Buffer;
  },
): Version {
  const { tag, encoding, size, shared, readBody } = version;
  const always = { ...shared, etag: tag };
  const complete = {
    ...always,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-type': type,
    'content-length': String(size),
  };
  return { tag, always: Object.entries(always).flat(), complete: Object.entries(complete).flat(), readBody };
}

const ownHeaders = ({ policy, downloadName, type }: LoadedFile) => ({
  ...(policy !== undefined && { 'content-security-policy': policy }),
  ...(downloadName !== undefined && {
    'content-disposition': `attachment; filename="${downloadName}"`,
    // Result lists show the page that explains the file.
    'x-robots-tag': 'noindex',
  }),
  ...(type.startsWith('image/') && { 'cross-origin-resource-policy': 'cross-origin' }),
});

function listEncodings({ bodies, size }: LoadedFile) {
  const gzip = bodies.get('gzip');
  const stored = [...bodies].map(([encoding, body]) => ({
    encoding,
    size: body.length,
    readBody: () => body,
  }));
  if (gzip === undefined || bodies.has('identity')) return stored;
  return [...stored, { encoding: 'identity' as const, size, readBody: unpackOnce(gzip) }];
}

/** Unpacks again only if no response in progress still uses the body. Responses share it. */
function unpackOnce(gzip: Buffer): () => Buffer {
  let inUse: WeakRef<Buffer> | undefined;
  return () => {
    const shared = inUse?.deref();
    if (shared !== undefined) return shared;
    const body = gunzipSync(gzip);
    inUse = new WeakRef(body);
    return body;
  };
}

export const isPage = (file: LoadedFile) => file.type.startsWith('text/html');

function cachingOf(file: LoadedFile): string {
  if (file.immutable) return 'public, max-age=31536000, immutable';
  return file.policy === undefined ? 'public, max-age=3600' : 'no-cache';
}
