import type { Call } from '@ironcart/api/contract';
import { defaultSites } from '@ironcart/core/site';
import * as fc from 'fast-check';
import type { CallParts } from '../demo-history/open-browser.ts';
import { anyInput } from '../testing/any-input.ts';

/** Query and path cannot represent undefined. */
const withoutUndefined = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined))
    : value;

/** Replaces site codes and store ids with those of the store's sites: the contract accepts any. */
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

/** Generates valid requests of a call from its schemas; deterministic for a seed. */
export const sampleRequests = (call: Call, count: number, seed: number): readonly CallParts[] => {
  const part = (schema: Call['body']): fc.Arbitrary<unknown> => (schema ? anyInput(schema) : fc.constant(undefined));
  const request = fc.record({ params: part(call.params), query: part(call.query), body: part(call.body) });
  return fc.sample(request, { numRuns: count, seed }).map(({ params, query, body }) => ({
    params: onOwnSite(params),
    query: onOwnSite(withoutUndefined(query)),
    body: onOwnSite(body),
  }));
};
