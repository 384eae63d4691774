import type { IncomingHttpHeaders } from 'node:http';
import { isApiPath } from '../../http/request-target.ts';
import { runWithoutPauses } from '../../limits/run-in-parts.ts';
import type { PageKind } from '../../observability/metrics.ts';
import { matchesTag } from '../matches-tag.ts';
import { preferredEncodings } from './choose-encoding.ts';
import { isPage, prepareDictionary, prepareVersions, type Version, type Versions } from './file-versions.ts';
import type { Site } from './load-site.ts';

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
  /** The not-found page in the language of the target, or undefined for a site without one. */
  notFound(target: string, headers: IncomingHttpHeaders): Answer | undefined;
}

const speculationRules = 'speculation-rules.json';

/**
 * Prepares the responses of a site, so that a request costs little more than writing to the socket.
 * @param common the headers of every response
 */
export function preparePageAnswers(site: Site, common: Readonly<Record<string, string>>): PageAnswers {
  return runWithoutPauses(prepareAnswers(site, common));
}

/** The same for a task in parts, one for each file. */
export function* prepareAnswers(
  site: Site,
  common: Readonly<Record<string, string>>,
): Generator<void, PageAnswers> {
  const { dictionary } = site;
  const namesRules = site.files.has(speculationRules);
  const prepared = new Map<string, Versions>();
  for (const [path, file] of site.files) {
    prepared.set(path, prepareVersions(file, { common, namesRules, dictionary }));
    yield;
  }
  const dictionaryPage = dictionary && site.files.get(dictionary.path);
  const asDictionary = dictionaryPage && prepareDictionary(dictionaryPage, common);
  const pages = new Map([...site.files].filter(([, file]) => isPage(file)));
  const rules = namesRules ? ['speculation-rules', `"/${speculationRules}"`] : [];
  const link = dictionary ? ['link', `<${dictionary.address}>; rel="compression-dictionary"`] : [];
  /** How browsers name the dictionary: a byte sequence of RFC 8941. */
  const available = dictionary && `:${dictionary.hash}:`;

  const rulesAndLink = [...rules, ...link];

  /** The prefetch hints of a page: none for visitors who save data. */
  function hintsFor(headers: IncomingHttpHeaders, hasDictionary: boolean): readonly string[] {
    if (savesData(headers)) return [];
    return hasDictionary ? rules : rulesAndLink;
  }

  function answer(path: string, headers: IncomingHttpHeaders, status: number): Answer | undefined {
    const hasDictionary = available !== undefined && headers['available-dictionary'] === available;
    const versions = acceptedVersions(prepared.get(path), headers, hasDictionary);
    const [best] = versions;
    if (best === undefined) return undefined;
    const page = pages.get(path);
    const hints = page === undefined || page.fetchesAhead ? [] : hintsFor(headers, hasDictionary);
    return respond(versions, best, { kind: page === undefined ? 'file' : 'page', status, headers, hints });
  }

  function answerDictionary(headers: IncomingHttpHeaders): Answer | undefined {
    const versions = acceptedVersions(asDictionary, headers, false);
    const [best] = versions;
    return best && respond(versions, best, { kind: 'page', status: 200, headers, hints: [] });
  }

  return {
    find(target, headers) {
      if (isApiPath(target)) return undefined;
      if (target === dictionary?.address) return answerDictionary(headers);
      const found = site.find(target);
      if (found.kind === 'file') return answer(found.path, headers, 200);
      return found.kind === 'redirect' ? redirectTo(found.location, common) : undefined;
    },
    notFound(target, headers) {
      const inLanguage = `${target.split('/', 2)[1] ?? ''}/404.html`;
      return answer(site.files.has(inLanguage) ? inLanguage : '404.html', headers, 404);
    },
  };
}

/** @param versions that the client accepts: it may have any of them */
function respond(
  versions: readonly Version[],
  best: Version,
  request: { kind: PageKind; status: number; headers: IncomingHttpHeaders; hints: readonly string[] },
): Answer {
  const { kind, status, hints } = request;
  const known = request.headers['if-none-match'];
  const same =
    known === undefined || status !== 200 ? undefined : versions.find(({ tag }) => matchesTag(known, tag));
  if (same !== undefined) return { kind, status: 304, headers: [...same.always, ...hints] };
  return { kind, status, headers: [...best.complete, ...hints], body: best.readBody() };
}

/** The versions of a file that a client accepts, the best first. */
function acceptedVersions(
  versions: Versions | undefined,
  headers: IncomingHttpHeaders,
  hasDictionary: boolean,
): readonly Version[] {
  if (versions === undefined) return [];
  const header = headers['accept-encoding'];
  const accepted = preferredEncodings(header).flatMap((encoding) => versions[encoding] ?? []);
  const { dcb, identity } = versions;
  if (dcb !== undefined && hasDictionary && acceptsDictionary(header) && !savesData(headers)) {
    return [dcb, ...accepted];
  }
  return accepted.length > 0 || identity === undefined ? accepted : [identity];
}

/** Only browsers with a dictionary list it, and always without a weight. */
const acceptsDictionary = (header = '') => /(?:^|,)\s*dcb\s*(?:,|$)/i.test(header);

function redirectTo(location: string, common: Readonly<Record<string, string>>): Answer {
  const own = { 'cache-control': 'public, max-age=3600', location, 'content-length': '0' };
  return { kind: 'redirect', status: 308, headers: Object.entries({ ...common, ...own }).flat() };
}

function savesData(headers: IncomingHttpHeaders): boolean {
  return headers['save-data']?.toString().toLowerCase() === 'on';
}
