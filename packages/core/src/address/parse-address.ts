import * as v from 'valibot';
import type { FieldIssue } from '../forms/validate-field.ts';
import type { Address } from './address.ts';
import { addressSchema } from './address-schema.ts';

/**
 * Why a value is not an address: a part is missing or has the wrong type, is too long (320 characters, 8 street lines),
 * or contains an unpaired surrogate or NUL.
 */
export type AddressFormKind = 'wrongType' | 'tooLong' | 'illFormed';

/** The result of parsing an unchecked value as an address. */
export type ParsedAddress =
  | { readonly isAddress: true; readonly address: Address }
  | { readonly isAddress: false; readonly issues: readonly FieldIssue<string, AddressFormKind>[] };

const kindOf = ({ type }: { readonly type: string }): AddressFormKind => {
  if (type === 'max_length') return 'tooLong';
  return type === 'check' ? 'illFormed' : 'wrongType';
};

/**
 * Parses any value, for example from storage, a wallet or a message, as an address (S3-address). `validateAddress`
 * checks whether it can be shipped to. Unknown properties are dropped. Issues have dotted paths, as in 'street.0'; ''
 * is the value itself.
 */
export const parseAddress = (value: unknown): ParsedAddress => {
  const parsed = v.safeParse(addressSchema, value);
  if (parsed.success) return { isAddress: true, address: parsed.output };
  const issues = parsed.issues.map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    kind: kindOf(issue),
    message: issue.message,
  }));
  return { isAddress: false, issues };
};
