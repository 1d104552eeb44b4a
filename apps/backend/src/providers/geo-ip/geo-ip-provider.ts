import type { CountryCode } from '@ironcart/core/address';

/** The data of a request that may reveal its location. */
export interface Caller {
  /** The socket's address, possibly a proxy's. */
  readonly remoteAddress: string;
  /** A request header; undefined if missing. */
  readonly header: (name: string) => string | undefined;
}

/** Locates callers. */
export interface GeoIpProvider {
  /** The caller's country; undefined if unknown, as for private addresses. Never a guess. */
  countryOf(caller: Caller): Promise<CountryCode | undefined>;
}
