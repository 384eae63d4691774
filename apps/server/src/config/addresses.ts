import { isIP } from 'node:net';
import { isThisMachine } from '../loopback.ts';

/** An address without a path, as browsers name where a page comes from. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const bare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return bare && (url.protocol === 'https:' || url.protocol === 'http:');
}

/** An address that a link may lead to. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** An address, a network such as 10.0.0.0/8, or one of the names that Fastify's proxy check knows. */
export function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** An address that the driver can read. That of a socket names no host: `postgres://user@/name?host=/run/postgresql`. */
export function isPostgresUrl(text: string): boolean {
  return URL.canParse(text.replace('@/', '@localhost/'));
}

export function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
}

/** An address to which secrets may be sent: encrypted, or on this machine. */
export function isPrivateUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}
