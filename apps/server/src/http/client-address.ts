import { isIP } from 'node:net';

/** Removes the port that some proxies add to an address in X-Forwarded-For: `1.2.3.4:5678`, `[2001:db8::1]:443`. */
export function withoutPort(address: string): string {
  // The last group of an IPv6 address looks like a port.
  return isIP(address) === 0 ? address.replace(/^\[?(.*?)\]?:\d{1,5}$/, '$1') : address;
}

/**
 * A client's address that is safe to log, with its port if it has one. A proxy can pass on any text in
 * X-Forwarded-For. The address is undefined when the client disconnected before Node read it, whatever the types
 * say.
 */
export function writtenClient(address: string | undefined): string {
  if (address === undefined || address === '') return '';
  const isAddress = isIP(withoutPort(address)) !== 0;
  // An IPv6 address can end with a zone, which is free text.
  return isAddress && !address.includes('%') ? address : 'unreadable';
}
