import type { Call, CommonErrorType, Contract, ErrorTypeOf } from '@ironcart/api/contract';
import type { AddressIssueCode } from '@ironcart/core/address';
import type { CheckoutErrorCode } from '@ironcart/core/checkout';
import type { PricingIssueCode } from '@ironcart/pricing';
import type { MandateCode } from '../mandate/mandate-fault.ts';

/** The services of the store that agents' requests use. */
type ReachedService = 'list' | 'checkout' | 'shipping' | 'tax' | 'search' | 'catalog' | 'paymentMethod';

type ReachedCall = {
  readonly [S in ReachedService]: Extract<Contract[S][keyof Contract[S]], Call>;
}[ReachedService];

/** Errors of the channel itself. */
type ChannelCode =
  | 'request_too_large'
  | 'unreadable_item'
  | 'cart_not_found'
  | 'with_buyer'
  | 'paid_by_person'
  | MandateCode;

/** Every store code that an agent may receive. */
export type StoreCode =
  | CommonErrorType
  | ErrorTypeOf<ReachedCall>
  | CheckoutErrorCode
  | PricingIssueCode
  | AddressIssueCode
  | ChannelCode;
