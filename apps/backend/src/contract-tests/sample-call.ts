import type { Call } from '@ironcart/api/contract';
import { defaultSites } from '@ironcart/core/site';
import * as fc from 'fast-check';
import type { CallParts } from '../demo-history/open-browser.ts';
import { anyInput } from '../testing/any-input.ts';

/** Query and path say nothing of what is left out. */
const withoutUndefined = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined))
    : value;

/** What names a site, of the store's sites: the contract takes any code and any store id. */
const onOwnSite = (part: unknown): unknown => {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  const siteOf = (value: unknown) =>
    defaultSites.all[String(value).length % defaultSites.all.length] ?? defaultSites.main;
  const own = Object.entries(part).map(([name, value]) => {
    if (name === 'storeId')
      return [name, typeof value === 'string' ? String(siteOf(value).storeId) : siteOf(value).storeId];
    return name === 'site' || name === 'siteCode' ? [name, siteOf(value).code] : [name, value];
  });
  return Object.fromEntries(own);
};

/** Requests of a call that fit the contract, made from its own schemas; the same for the same seed. */
export const sampleRequests = (call: Call, count: number, seed: number): readonly CallParts[] => {
  const part = (schema: Call['body']): fc.Arbitrary<unknown> => (schema ? anyInput(schema) : fc.constant(undefined));
  const request = fc.record({ params: part(call.params), query: part(call.query), body: part(call.body) });
  return fc.sample(request, { numRuns: count, seed }).map(({ params, query, body }) => ({
    params: onOwnSite(params),
    query: onOwnSite(withoutUndefined(query)),
    body: onOwnSite(body),
  }));
};
