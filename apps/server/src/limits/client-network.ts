import { isIPv4 } from 'node:net';

/**
 * The network that limits count for: an IPv4 address, or the /64 of an IPv6 address, because one customer of a provider
 * owns at least that much. An IPv4 address written as IPv6 counts as IPv4.
 */
export function clientNetwork(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  const mapped = plain.replace(/^::ffff:/, '');
  if (isIPv4(mapped)) return mapped;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
