import { isIPv4 } from 'node:net';
import { withoutPort } from '../http/client-address.ts';

/**
 * The network that rate limits apply to: an IPv4 address, or the /64 of an IPv6 address, because a customer
 * of an internet provider has at least a /64. An IPv4-mapped IPv6 address is treated as IPv4.
 */
export function clientNetwork(address: string): string {
  const { v4, v6 } = parse(address);
  return v4 ?? `${v6.slice(0, 4).join(':')}::/64`;
}

/** The range that one customer can rent: 256 IPv4 addresses, or the /48 of an IPv6 address. */
export function clientRange(address: string): string {
  const { v4, v6 } = parse(address);
  return v4 === undefined ? `${v6.slice(0, 3).join(':')}::/48` : `${v4.slice(0, v4.lastIndexOf('.'))}.0/24`;
}

/** The parts of the full address: IPv4, or the eight groups of IPv6. */
function parse(address: string): { v4: string | undefined; v6: string[] } {
  const [written = ''] = withoutPort(address).split('%');
  const plain = written.toLowerCase();
  const mapped = plain.replace(/^::ffff:/, '');
  if (isIPv4(mapped)) return { v4: mapped, v6: [] };
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return { v4: undefined, v6: groups.map((group) => Number.parseInt(group, 16).toString(16)) };
}
