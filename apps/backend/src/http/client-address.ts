import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** An address as it stands in a socket or in X-Forwarded-For, where some proxies write a port; undefined for other text. */
const parseAddress = (text: string): Address | undefined => {
  const trimmed = text.trim();
  const bare = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(trimmed)?.[1] ?? trimmed;
  // `process` reads an IPv4-mapped IPv6 address as the IPv4 address that it is.
  return ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare) ? ipaddr.process(bare) : undefined;
};

/** Whom the store believes about its clients: so many proxies in front of it, or proxies within address ranges. */
export type TrustedProxies = { readonly hops: number } | { readonly ranges: readonly string[] };

/** A forged header may be long: no chain of proxies is. */
const maxForwarded = 50;

type IsTrusted = (address: Address, hop: number) => boolean;

const trustOf = (proxies: TrustedProxies): IsTrusted => {
  if ('hops' in proxies) return (_address, hop) => hop < proxies.hops;
  const ranges = proxies.ranges.map((range) => ipaddr.parseCIDR(range));
  return (address) =>
    ranges.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
};

/** Whether text is an address range in CIDR notation, as '10.0.0.0/8'. */
export const isAddressRange = (text: string): boolean => ipaddr.isValidCIDR(text);

/** The client's address for a socket's address and its request's headers. */
export type ClientAddressOf = (socketAddress: string, headers: Headers) => string;

/**
 * Reads X-Forwarded-For from its end, as far as trusted proxies wrote it: each proxy adds the address that it was asked
 * from, so what stands further left is the client's own word. Nothing else is believed, neither Forwarded nor X-Real-IP.
 * @param proxies left out: the socket's address is the client's
 */
export const createClientAddressOf = (proxies: TrustedProxies | undefined): ClientAddressOf => {
  if (proxies === undefined) return (socketAddress) => socketAddress;
  const isTrusted = trustOf(proxies);
  return (socketAddress, headers) => {
    let client = parseAddress(socketAddress);
    if (client === undefined) return socketAddress;
    const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').slice(-maxForwarded).reverse();
    for (const [hop, text] of forwarded.entries()) {
      if (!isTrusted(client, hop)) break;
      const next = parseAddress(text);
      if (next === undefined) break;
      client = next;
    }
    return client.toString();
  };
};

/** Bits of an IPv6 address that name a network: within one, a single client chooses addresses as it likes. */
const ipv6NetworkBytes = 8;

/** What addresses are limited by: IPv4 by address, IPv6 by its /64; other text as it is. */
export const addressGroupOf = (address: string): string => {
  const parsed = parseAddress(address);
  if (parsed === undefined) return address;
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().map((byte, index) => (index < ipv6NetworkBytes ? byte : 0));
  return `${ipaddr.fromByteArray(network).toString()}/64`;
};
