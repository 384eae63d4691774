import { appHostBasePath } from '@accounting-site/contract/call-paths';

/** `/api`, under which everything is a call. */
const apiRoot = appHostBasePath.slice(0, appHostBasePath.indexOf('/', 1));
/** Where a call leads that is spelled in another way: to none, so that it is answered with 404 as JSON. */
const nowhere = `${apiRoot}/`;
/** All characters of the paths of calls: no id in them needs another, and each has this one spelling alone. */
const plainCharacters = /^[\w.~/-]*$/;
const mostDecodings = 4;

/**
 * The one spelling of a request's target, which decides everything about it: its route, its headers, its place in the
 * line. A target with the name of the server (RFC 9112 §3.2.2) becomes its path. An address under `/api` in any other
 * spelling than that of its call (escapes, letter case, doubled or last slashes, dots, backslashes, parameters) leads
 * nowhere.
 */
export function normalTarget(written: string): string {
  const target = withoutServer(written);
  const end = target.search(/[?#]/);
  const path = end === -1 ? target : target.slice(0, end);
  const isPlain = plainCharacters.test(path) && !path.includes('//') && !path.includes('/.');
  if (isApiPath(path)) return isPlain && !path.endsWith('/') && target[end] !== '#' ? target : nowhere;
  return isApiPath(isPlain ? path.toLowerCase() : plainest(path)) ? nowhere : target;
}

/** Whether a normal target belongs to a call rather than to a page; `/api%20docs` is a page. */
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

/** What the most forgiving reader makes of a path: every escape undone, every separator a slash, every dot followed. */
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
