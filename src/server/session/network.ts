import { isIP, isIPv6 } from 'node:net';

/**
 * The network an address is counted under: an IPv4 address by itself, an IPv6 address by its /64,
 * because a person who has one has all of them. `::ffff:1.2.3.4` is 1.2.3.4.
 */
export function networkOf(address: string): string {
  const plain = address.split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(plain)) return isIP(plain) ? plain : 'unknown';
  const [head = '', tail] = plain.split('::');
  const left = groups(head);
  const right = tail === undefined ? [] : groups(tail);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const all = tail === undefined ? left : [...left, ...zeros, ...right];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** A dotted IPv4 ending stands for two groups. */
function groups(text: string): string[] {
  if (!text) return [];
  return text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}
