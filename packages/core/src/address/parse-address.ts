import * as v from 'valibot';
import type { FieldIssue } from '../forms/field-issue.ts';
import type { Address } from './address.ts';
import { addressSchema } from './address-schema.ts';

/**
 * Why a value is no address: a part is of the wrong type or missing, too long (320 characters, 8 street lines), or
 * text that is half a character or holds a zero byte.
 */
export type AddressFormKind = 'wrongType' | 'tooLong' | 'illFormed';

/** An address out of what nobody has checked, or what is wrong with its form. */
export type ParsedAddress =
  | { readonly isAddress: true; readonly address: Address }
  | { readonly isAddress: false; readonly issues: readonly FieldIssue<string, AddressFormKind>[] };

const kindOf = ({ type }: { readonly type: string }): AddressFormKind => {
  if (type === 'max_length') return 'tooLong';
  return type === 'check' ? 'illFormed' : 'wrongType';
};

/**
 * Reads an address out of any value (S3-address): storage, a wallet, a message. Whether it can be shipped to is for
 * `validateAddress` to say. Parts that an address does not have are left out. The paths are dotted, as in 'street.0';
 * '' is the value itself.
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
