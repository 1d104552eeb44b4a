import type { BookAddress } from '@ironcart/api/codec';
import { contract, type WireList, type WireNewLineItem } from '@ironcart/api/contract';
import type { SiteCode } from '@ironcart/core/site';
import type { SandboxOutcome } from '../providers/payment/sandbox-cards.ts';
import type { Caller } from './caller.ts';
import { composeOrder, fillCart, tokenize } from './compose-order.ts';

/** The site and time of a customer's history. */
export interface PastTerms {
  readonly siteCode: SiteCode;
  readonly address: BookAddress;
  /** Milliseconds since the epoch. */
  readonly nowMs: number;
}

/** Places an order at a given time, paid with a card. @returns its number, and its placed lines */
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

/** Stores a sandbox card with a billing address of the address book. */
export const keepPastCard = async (
  shopper: Caller,
  outcome: SandboxOutcome,
  given: { readonly billingAddressId: string; readonly isDefault: boolean },
): Promise<void> => {
  const transactionToken = await tokenize(shopper, outcome);
  await shopper.call(contract.customer.addCreditCard, { body: { transactionToken, ...given } });
};

/** Fills a list besides the cart. */
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
