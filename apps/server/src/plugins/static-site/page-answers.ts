import type { IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { isApiPath } from '../../http/request-target.ts';
import { runAtOnce } from '../../limits/turns.ts';
import type { PageKind } from '../../observability/metrics.ts';
import { matchesTag } from '../matches-tag.ts';
import { type Encoding, preferredEncodings } from './choose-encoding.ts';
import type { LoadedFile, Site } from './load-site.ts';

export interface Answer {
  readonly kind: PageKind;
  readonly status: number;
  /** Alternating lower-case names and values, the format that Node writes fastest. */
  readonly headers: readonly string[];
  readonly body?: Buffer | undefined;
}

/** All responses of the static site, the same for GET and HEAD. They never use the file system. */
export interface PageAnswers {
  /** The response for a page, file or redirect, or undefined when there is none for this target. */
  find(target: string, headers: IncomingHttpHeaders): Answer | undefined;
  /** The not-found page, or undefined for a site without one. */
  notFound(headers: IncomingHttpHeaders): Answer | undefined;
}

const speculationRules = 'speculation-rules.json';

interface Version {
  readonly tag: string;
  /** Also sent with a 304. */
  readonly always: readonly string[];
  readonly complete: readonly string[];
  readBody(): Buffer;
}

type Versions = Partial<Record<Encoding, Version>>;

/**
 * Prepares the responses of a site, so that a request costs little more than writing to the socket.
 * @param common the headers of every response
 */
export function preparePageAnswers(site: Site, common: Readonly<Record<string, string>>): PageAnswers {
  return runAtOnce(prepareAnswers(site, common));
}

/** The same for a task in parts, one for each file. */
export function* prepareAnswers(
  site: Site,
  common: Readonly<Record<string, string>>,
): Generator<void, PageAnswers> {
  const namesRules = site.files.has(speculationRules);
  const prepared = new Map<string, Versions>();
  for (const [path, file] of site.files) {
    prepared.set(path, prepareVersions(file, common, namesRules));
    yield;
  }
  const rules = ['speculation-rules', `"/${speculationRules}"`];
  const pages = new Set([...site.files].filter(([, file]) => isPage(file)).map(([path]) => path));

  function answer(path: string, headers: IncomingHttpHeaders, status: number): Answer | undefined {
    const version = chooseVersion(prepared.get(path), headers['accept-encoding']);
    if (version === undefined) return undefined;
    const isSame = status === 200 && matchesTag(headers['if-none-match'], version.tag);
    const kind = pages.has(path) ? 'page' : 'file';
    const own = isSame ? version.always : version.complete;
    return {
      kind,
      status: isSame ? 304 : status,
      headers: namesRules && kind === 'page' && !savesData(headers) ? [...own, ...rules] : own,
      ...(!isSame && { body: version.readBody() }),
    };
  }

  return {
    find(target, headers) {
      if (isApiPath(target)) return undefined;
      const found = site.find(target);
      if (found.kind === 'file') return answer(found.path, headers, 200);
      return found.kind === 'redirect' ? redirectTo(found.location, common) : undefined;
    },
    notFound: (headers) => answer('404.html', headers, 404),
  };
}

function redirectTo(location: string, common: Readonly<Record<string, string>>): Answer {
  const own = { 'cache-control': 'public, max-age=3600', location, 'content-length': '0' };
  return { kind: 'redirect', status: 308, headers: Object.entries({ ...common, ...own }).flat() };
}

function prepareVersions(
  file: LoadedFile,
  common: Readonly<Record<string, string>>,
  namesRules: boolean,
): Versions {
  const versions: Versions = {};
  const encodings = listEncodings(file);
  for (const { encoding, size, readBody } of encodings) {
    const tag = encoding === 'identity' ? `"${file.hash}"` : `"${file.hash}-${encoding}"`;
    const always = {
      ...common,
      etag: tag,
      'cache-control': cachingOf(file),
      ...(encodings.length > 1 && { vary: 'accept-encoding' }),
      ...(file.policy !== undefined && { 'content-security-policy': file.policy }),
      ...(isPage(file) && namesRules && { vary: 'accept-encoding, save-data' }),
      ...(file.downloadName !== undefined && {
        'content-disposition': `attachment; filename="${file.downloadName}"`,
      }),
      ...(file.type.startsWith('image/') && { 'cross-origin-resource-policy': 'cross-origin' }),
    };
    const complete = {
      ...always,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-type': file.type,
      'content-length': String(size),
    };
    versions[encoding] = {
      tag,
      always: Object.entries(always).flat(),
      complete: Object.entries(complete).flat(),
      readBody,
    };
  }
  return versions;
}

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

function chooseVersion(versions: Versions | undefined, accepted: string | undefined): Version | undefined {
  if (versions === undefined) return undefined;
  for (const encoding of preferredEncodings(accepted)) {
    const version = versions[encoding];
    if (version !== undefined) return version;
  }
  return versions.identity;
}

const isPage = (file: LoadedFile) => file.type.startsWith('text/html');

function cachingOf(file: LoadedFile): string {
  if (file.immutable) return 'public, max-age=31536000, immutable';
  return file.policy === undefined ? 'public, max-age=3600' : 'no-cache';
}

function savesData(headers: IncomingHttpHeaders): boolean {
  return headers['save-data']?.toString().toLowerCase() === 'on';
}
