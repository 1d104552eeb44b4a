import type { CountryCode } from '@ironcart/core/address';

/** Who asks, as far as a place can be told from it. */
export interface Caller {
  /** The socket's address; may be that of a proxy. */
  readonly remoteAddress: string;
  /** A header of the request, undefined where it has none. */
  readonly header: (name: string) => string | undefined;
}

/** Tells where a caller is. */
export interface GeoIpProvider {
  /** The caller's country; undefined where nobody can tell, as for private addresses. Never a guess. */
  countryOf(caller: Caller): Promise<CountryCode | undefined>;
}
