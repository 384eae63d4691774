import { isIP } from 'node:net';

/**
 * A client's address that is safe to log. A proxy can pass on any text in X-Forwarded-For, and some proxies
 * add the port. The address is undefined when the client disconnected before Node read it, whatever the types
 * say.
 */
export function writtenClient(address: string | undefined): string {
  if (address === undefined || address === '') return '';
  const isAddress = isIP(address) !== 0 || isIP(address.replace(/^\[?(.*?)\]?:\d{1,5}$/, '$1')) !== 0;
  // An IPv6 address can end with a zone, which is free text.
  return isAddress && !address.includes('%') ? address : 'unreadable';
}
