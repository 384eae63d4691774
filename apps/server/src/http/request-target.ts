import { appHostBasePath } from '@accounting-site/contract/endpoints/endpoints';

/** `/api`, the root of every endpoint. */
const apiRoot = appHostBasePath.slice(0, appHostBasePath.indexOf('/', 1));
/** The target of a misspelled endpoint. It has no route, so the response is a 404 in JSON. */
const nowhere = `${apiRoot}/`;
/**
 * All characters that the paths of endpoints contain, ids included. So each path has exactly one spelling.
 */
const plainCharacters = /^[\w.~/-]*$/;
const mostDecodings = 4;

/**
 * Normalises a request's target. The result determines its route, its headers and its place in the queue. A
 * target with the server's name (RFC 9112 §3.2.2) becomes its path. A path under `/api` in any other spelling
 * than the endpoint's own (escapes, letter case, doubled or trailing slashes, dots, backslashes, parameters)
 * becomes a 404.
 */
export function normalTarget(written: string): string {
  const target = withoutServer(written);
  const end = target.search(/[?#]/);
  const path = end === -1 ? target : target.slice(0, end);
  const isPlain = plainCharacters.test(path) && !path.includes('//') && !path.includes('/.');
  if (isApiPath(path)) return isPlain && !path.endsWith('/') && target[end] !== '#' ? target : nowhere;
  return isApiPath(isPlain ? path.toLowerCase() : plainest(path)) ? nowhere : target;
}

/** Whether a normalised target is under `/api`; `/api%20docs` is a page. */
export function isApiPath(target: string): boolean {
  if (!target.startsWith(apiRoot)) return false;
  const next = target[apiRoot.length];
  return next === undefined || next === '/' || next === '?';
}

function withoutServer(target: string): string {
  const [server] = /^https?:\/\/[^/?#\\]+/i.exec(target) ?? [''];
  if (server === '') return target;
  const rest = target.slice(server.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * The path as the most tolerant parser reads it: all escapes decoded, all separators as slashes, all dots
 * resolved.
 */
function plainest(path: string): string {
  let decoded = path;
  for (let round = 0; round < mostDecodings; round += 1) {
    decoded = decoded
      .replace(/%(?:25)+/g, '%')
      .replace(/%([\da-f]{2})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
  const parts: string[] = [];
  for (const part of decoded.toLowerCase().split(/[/\\]/)) {
    const name = part.replace(/;.*/s, '').replace(/[\0-\x20]/g, '');
    if (name === '..') parts.pop();
    else if (name !== '' && name !== '.') parts.push(name);
  }
  return `/${parts.join('/')}`;
}
