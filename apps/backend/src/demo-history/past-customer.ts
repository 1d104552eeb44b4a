import type { BookAddress } from '@ironcart/api/codec';
import { contract, type WireList, type WireNewLineItem } from '@ironcart/api/contract';
import type { SiteCode } from '@ironcart/core/site';
import type { SandboxOutcome } from '../providers/payment/sandbox-cards.ts';
import type { Caller } from './caller.ts';
import { composeOrder, fillCart, tokenize } from './compose-order.ts';

/** Where somebody of the history lives, and when it is for them. */
export interface PastTerms {
  readonly siteCode: SiteCode;
  readonly address: BookAddress;
  /** Milliseconds since the epoch. */
  readonly nowMs: number;
}

/** Places an order of lines at a moment, paid with a card. @returns its number, and its lines as they were placed */
export const placePastOrder = async (
  shopper: Caller,
  items: readonly WireNewLineItem[],
  { siteCode, address, nowMs }: PastTerms,
) => {
  const list = await fillCart(shopper, items);
  const { _id: _, isDefaultShipping: _shipping, isDefaultBilling: _billing, ...shipTo } = address;
  const body = await composeOrder(shopper, list, { siteCode, address: shipTo, nowMs });
  const { orderId } = await shopper.call(contract.checkout.placeOrder, { body });
  return { orderId, items: body.items };
};

/** Keeps a card of the sandbox, which is billed to an address of the customer's book. */
export const keepPastCard = async (
  shopper: Caller,
  outcome: SandboxOutcome,
  given: { readonly billingAddressId: string; readonly isDefault: boolean },
): Promise<void> => {
  const transactionToken = await tokenize(shopper, outcome);
  await shopper.call(contract.customer.addCreditCard, { body: { transactionToken, ...given } });
};

/** A list with lines, beside the cart. */
export const fillPastList = async (
  shopper: Caller,
  { type, metadata }: { readonly type: WireList['type']; readonly metadata?: Partial<WireList['metadata']> },
  items: readonly WireNewLineItem[],
): Promise<WireList> => {
  const { _id: id } = await shopper.call(contract.list.createList, {
    body: { type, ...(metadata ? { metadata } : {}) },
  });
  return shopper.call(contract.list.addItems, { params: { id }, body: { items: [...items] } });
};
