import { BlockList, isIP } from 'node:net';

/** Networks without a location (RFC 6890): private, shared, link-local, loopback, documentation. */
const placeless: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 127],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
];

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const createBlockList = (): BlockList => {
  const list = new BlockList();
  for (const [network, prefix] of placeless) list.addSubnet(network, prefix, familyOf(network));
  return list;
};

/** Creates a check for IP addresses that belong to no country, regardless of a database's content. */
export const createPrivateAddressCheck = (): ((address: string) => boolean) => {
  const list = createBlockList();
  return (address) => list.check(address, familyOf(address));
};
