import { isIP } from 'node:net';
import { isThisMachine } from '../http/loopback.ts';

/** An origin: a URL without a path, as in the Origin header. */
export function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url === null) return false;
  const bare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return bare && (url.protocol === 'https:' || url.protocol === 'http:');
}

/** A URL that is safe to link to. */
export function isWebAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}

/** An IP address, a network such as 10.0.0.0/8, or one of the names that proxy-addr knows. */
export function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/**
 * A URL that the driver can read. The URL of a socket has no host:
 * `postgres://user@/name?host=/run/postgresql`.
 */
export function isPostgresUrl(text: string): boolean {
  return URL.canParse(text.replace('@/', '@localhost/'));
}

export function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

/** A URL that secrets may be sent to: either encrypted, or on this machine. `fetch` refuses one with a user. */
export function isPrivateUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname));
}
