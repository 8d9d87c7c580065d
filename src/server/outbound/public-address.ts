import { BlockList, isIPv4 } from 'node:net';

/**
 * Address ranges that lead nowhere in the public internet: private, loopback, link local (where clouds keep their
 * metadata), shared, documentation, multicast, reserved. Source: IANA's special-purpose address registries (RFC 6890).
 */
const special = new BlockList();
const ranges4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** Within 2000::/3: protocol assignments with Teredo, documentation, 6to4, and documentation again. */
const ranges6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;
for (const [net, prefix] of ranges4) special.addSubnet(net, prefix);
for (const [net, prefix] of ranges6) special.addSubnet(net, prefix, 'ipv6');

/** Global unicast, all that is given out of IPv6 for use in the internet. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address, as the resolver writes it, is one of the public internet. IPv4 inside of IPv6 is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address);
  const [bare = ''] = address.split('%');
  return global6.check(bare, 'ipv6') && !special.check(bare, 'ipv6');
}
