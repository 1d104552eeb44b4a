import * as v from 'valibot';
import type { Result } from '../result.ts';
import type { Address } from './address.ts';
import { addressSchema } from './address-schema.ts';

/**
 * Why a value is not an address: a part is missing or has the wrong type, is too long (320 characters, 8 street lines),
 * or contains an unpaired surrogate or NUL.
 */
export type AddressFormCode = 'wrongType' | 'tooLong' | 'illFormed';

/** A type error in an address. The path is dotted, for example 'street.0'; '' is the value itself. */
export interface AddressFormIssue {
  readonly code: AddressFormCode;
  readonly path: string;
  readonly message: string;
}

const codeOf = ({ type }: { readonly type: string }): AddressFormCode => {
  if (type === 'max_length') return 'tooLong';
  return type === 'check' ? 'illFormed' : 'wrongType';
};

/**
 * Parses any value, for example from storage, a wallet or a message, as an address (S3-address). `validateAddress`
 * checks whether it can be shipped to. Unknown properties are dropped.
 */
export const parseAddress = (value: unknown): Result<Address, AddressFormIssue> => {
  const parsed = v.safeParse(addressSchema, value);
  if (parsed.success) return { ok: true, value: parsed.output };
  const issueOf = (issue: v.BaseIssue<unknown>): AddressFormIssue => ({
    code: codeOf(issue),
    path: v.getDotPath(issue) ?? '',
    message: issue.message,
  });
  const [first, ...others] = parsed.issues;
  return { ok: false, issues: [issueOf(first), ...others.map(issueOf)] };
};
