import type { Sites } from '@ironcart/core/site';
import { type Refusal, refuse } from './refusal.ts';

/** The answer to a request for a site that the store does not have, as to one that does not fit the contract. */
export const refuseUnknownSite = (part: 'params' | 'query', path: string): Refusal<'invalid_request'> =>
  refuse('invalid_request', 'There is no such site', { part, paths: [path] });

/** Refuses a query or body whose `storeId` is none of the store's sites. */
export const refuseUnknownStore = (value: unknown, part: 'query' | 'body', sites: Sites): Refusal | undefined => {
  const storeId: unknown = Reflect.get(Object(value), 'storeId');
  return typeof storeId === 'number' && !sites.findByStoreId(storeId)
    ? refuse('invalid_request', 'There is no such store', { part, paths: ['storeId'] })
    : undefined;
};
