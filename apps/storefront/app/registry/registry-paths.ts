import { registriesPath } from '../account/account-pages.ts';

/** Public search for registries by title or names (S2-routes-17). */
export const registrySearchPath = '/giftregistry/search/index';

/** The path of one of the customer's own registries. */
export const ownRegistryPath = (id: string): string => `${registriesPath}/${encodeURIComponent(id)}`;

/** Public page of a shared registry, where guests buy from it (S2-routes-16). */
export const sharedRegistryPath = (urlKey: string): string => `/registry/${encodeURIComponent(urlKey)}`;
