import { registriesPath } from '../account/account-pages.ts';

/** Where anybody finds a registry by its title or names (S2-routes-17). */
export const registrySearchPath = '/giftregistry/search/index';

/** One of the customer's own registries. */
export const ownRegistryPath = (id: string): string => `${registriesPath}/${encodeURIComponent(id)}`;

/** Where anybody sees a registry that is shared, and buys from it (S2-routes-16). */
export const sharedRegistryPath = (urlKey: string): string => `/registry/${encodeURIComponent(urlKey)}`;
