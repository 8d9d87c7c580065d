import { BlockList, isIP } from 'node:net';

/** What is wrong with a list of addresses and networks, in one sentence; null when it can be used. */
export function faultOf(list: readonly string[], setting: string): string | null {
  const wrong = list.find((entry) => !isNetwork(entry));
  if (wrong !== undefined) return `${setting} must be addresses or networks such as 10.0.0.0/8, not "${wrong}".`;
  const wide = list.find((entry) => prefixOf(entry) < (isIP(addressOf(entry)) === 4 ? 8 : 7));
  const trusts = trusted(list);
  if (wide === undefined && everywhere.filter(trusts).length < 2) return null;
  return `${setting} covers (almost) everyone; name only the addresses that are meant.`;
}

/** Whether an address is one of the list. */
export function trusted(list: readonly string[]): (address: string) => boolean {
  const networks = new BlockList();
  for (const entry of list) networks.addSubnet(addressOf(entry), prefixOf(entry), familyOf(addressOf(entry)));
  return (address) => isIP(address) > 0 && networks.check(address, familyOf(address));
}

/** Far apart on the internet: no network that someone owns holds two of them. */
const everywhere = ['1.1.1.1', '34.1.1.1', '66.1.1.1', '98.1.1.1', '130.1.1.1', '162.1.1.1', '194.1.1.1', '210.1.1.1'];

const addressOf = (entry: string): string => entry.split('/')[0] ?? '';

function prefixOf(entry: string): number {
  const [address = '', prefix] = entry.split('/');
  return prefix === undefined ? lengthOf(address) : Number(prefix);
}

const lengthOf = (address: string): number => (isIP(address) === 4 ? 32 : 128);

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  if (isIP(address) === 0 || address.includes('%') || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= lengthOf(address));
}
