import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are not public: this machine, private networks, cloud metadata services, multicast. */
const notPublic = new BlockList();
for (const [network, bits] of [
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
] as const)
  notPublic.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  notPublic.addSubnet(network, bits, 'ipv6');

/** Whether an address is public. IPv4 addresses embedded in IPv6 are judged by the IPv4 address. */
export const isPublicAddress = (address: string): boolean => {
  const bare = address.replace(/^\[|\]$/g, '').split('%')[0] ?? '';
  const version = isIP(bare);
  return version !== 0 && !notPublic.check(bare, version === 6 ? 'ipv6' : 'ipv4');
};

/** Thrown if a name resolves to an address that is not public. */
export class NotPublicError extends Error {
  override readonly name = 'NotPublicError';

  constructor(readonly host: string) {
    super(`${host} is no address of the public internet`);
  }
}

/** Resolves names only if all of their addresses are permitted; the connection uses the checked address. */
export const lookupOf =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      if (!addresses.every(({ address }) => isAllowed(address))) return done(new NotPublicError(host), '');
      const [first] = addresses;
      if (options.all) return done(null, addresses);
      return first ? done(null, first.address, first.family) : done(new NotPublicError(host), '');
    });
  };

/** Resolves a name to public addresses only. */
export const publicLookup: LookupFunction = lookupOf(isPublicAddress);
