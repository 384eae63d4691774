import { isIP } from 'node:net';

/**
 * The address of a client as it may be written down: what a proxy passes on of X-Forwarded-For can be anything. Some
 * proxies add the port. None stays none: Node knows none of a visitor who was gone before it asked, whatever types say.
 */
export function writtenClient(address: string | undefined): string {
  if (address === undefined || address === '') return '';
  const isAddress = isIP(address) !== 0 || isIP(address.replace(/^\[?(.*?)\]?:\d{1,5}$/, '$1')) !== 0;
  // The zone behind an address of IPv6 is free text.
  return isAddress && !address.includes('%') ? address : 'unreadable';
}
