import type { Call } from '@ironcart/api/contract';
import * as fc from 'fast-check';
import { anyInput } from '../testing/any-input.ts';
import type { CallParts } from '../testing/browser.ts';

/** Query and path say nothing of what is left out. */
const withoutUndefined = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined))
    : value;

/** Requests of a call that fit the contract, made from its own schemas; the same for the same seed. */
export const sampleRequests = (call: Call, count: number, seed: number): readonly CallParts[] => {
  const part = (schema: Call['body']): fc.Arbitrary<unknown> => (schema ? anyInput(schema) : fc.constant(undefined));
  const request = fc.record({ params: part(call.params), query: part(call.query), body: part(call.body) });
  return fc
    .sample(request, { numRuns: count, seed })
    .map(({ params, query, body }) => ({ params, query: withoutUndefined(query), body }));
};
