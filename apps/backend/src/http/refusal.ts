import type { Call, CommonErrorType, ErrorTypeOf } from '@ironcart/api/contract';
import type { Sites } from '@ironcart/core/site';

const refused = Symbol('refused');

/** An expected failure, sent in the contract's error shape. */
export interface Refusal<Type extends string = string> {
  readonly [refused]: true;
  readonly type: Type;
  readonly message: string;
  readonly details?: unknown;
}

/** The refusals that a call may return: its own and the common ones. */
export type RefusalOf<C extends Call> = Refusal<ErrorTypeOf<C> | CommonErrorType>;

/**
 * @param message for readers of logs and responses; never contains a secret, SQL or a path
 */
export const refuse = <Type extends string>(type: Type, message: string, details?: unknown): Refusal<Type> => ({
  [refused]: true,
  type,
  message,
  ...(details === undefined ? {} : { details }),
});

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && refused in value;

/** The refusal for an unknown site, the same as for a request that does not match the contract. */
export const refuseUnknownSite = (part: 'params' | 'query', path: string): Refusal<'invalid_request'> =>
  refuse('invalid_request', 'There is no such site', { part, paths: [path] });

/** Refuses a query or body whose `storeId` is not one of the store's sites. */
export const refuseUnknownStore = (value: unknown, part: 'query' | 'body', sites: Sites): Refusal | undefined => {
  const storeId: unknown = Reflect.get(Object(value), 'storeId');
  return typeof storeId === 'number' && !sites.findByStoreId(storeId)
    ? refuse('invalid_request', 'There is no such store', { part, paths: ['storeId'] })
    : undefined;
};
