import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Parses an address from a socket or X-Forwarded-For, where some proxies add a port; undefined for other text. */
const parseAddress = (text: string): Address | undefined => {
  const trimmed = text.trim();
  const bare = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(trimmed)?.[1] ?? trimmed;
  // `process` converts an IPv4-mapped IPv6 address to IPv4.
  return ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare) ? ipaddr.process(bare) : undefined;
};

/** The proxies whose statement of a client's address is trusted: a number of proxies, or address ranges. */
export type TrustedProxies = { readonly hops: number } | { readonly ranges: readonly string[] };

/** Maximum number of addresses read: forged headers may be long, proxy chains are not. */
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

/** Determines the client's address from the socket's address and the request's headers. */
export type ClientAddressOf = (socketAddress: string, headers: Headers) => string;

/**
 * Reads X-Forwarded-For from its end as far as trusted proxies wrote it: each proxy appends the address that it
 * received the request from, so the rest to the left is the client's own claim. Forwarded and X-Real-IP are ignored.
 * @param proxies default: none, so the socket's address is the client's
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

/** Bytes of an IPv6 address that identify a network, within which a client can choose any address. */
const ipv6NetworkBytes = 8;

/** The unit to which rate limits apply: IPv4 by address, IPv6 by its /64, other text unchanged. */
export const addressGroupOf = (address: string): string => {
  const parsed = parseAddress(address);
  if (parsed === undefined) return address;
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().map((byte, index) => (index < ipv6NetworkBytes ? byte : 0));
  return `${ipaddr.fromByteArray(network).toString()}/64`;
};
