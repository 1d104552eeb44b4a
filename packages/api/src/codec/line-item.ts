import type { ChosenOptions, ItemMetadata, LineItem, Money } from '@ironcart/core';
import type { WireItemMetadata, WireLineItem, WireNewLineItem } from '../contract/line-item.ts';
import { moneyToWire, optionalMoneyFromWire } from './money.ts';
import { withoutUndefined } from './without-undefined.ts';

/** A line about to be added to a list: the backend gives it its id. */
export interface NewLineItem {
  readonly productId: number;
  readonly qty: number;
  readonly options?: ChosenOptions | undefined;
  readonly metadata?: ItemMetadata | undefined;
  readonly children?: readonly NewLineItem[] | undefined;
}

export const optionsToWire = (options: ChosenOptions): WireLineItem['options'] =>
  Object.fromEntries(
    Object.entries(options).map(([id, choice]) => [id, typeof choice === 'object' ? [...choice] : choice]),
  );

const amountToWire = (amount: number | undefined): number | undefined =>
  amount === undefined ? undefined : moneyToWire(amount as Money);

/** Item metadata for the wire; a gift card's amounts are minor units in the entity. */
export const metadataToWire = ({ giftcard, ...metadata }: ItemMetadata): WireItemMetadata =>
  withoutUndefined({
    ...metadata,
    giftcard:
      giftcard &&
      withoutUndefined({
        ...giftcard,
        amount: amountToWire(giftcard.amount),
        customAmount: amountToWire(giftcard.customAmount),
      }),
  });

/** The inverse of `metadataToWire`. */
export const metadataFromWire = ({ giftcard, ...metadata }: WireItemMetadata): ItemMetadata =>
  withoutUndefined({
    ...metadata,
    giftcard:
      giftcard &&
      withoutUndefined({
        ...giftcard,
        amount: optionalMoneyFromWire(giftcard.amount),
        customAmount: optionalMoneyFromWire(giftcard.customAmount),
      }),
  });

export const lineItemToWire = (item: LineItem): WireLineItem => ({
  ...item,
  options: optionsToWire(item.options),
  metadata: metadataToWire(item.metadata),
  children: item.children.map(lineItemToWire),
});

/** The inverse of `lineItemToWire`. */
export const lineItemFromWire = (item: WireLineItem): LineItem => ({
  ...item,
  metadata: metadataFromWire(item.metadata),
  children: item.children.map(lineItemFromWire),
});

export const newLineItemToWire = (item: NewLineItem): WireNewLineItem =>
  withoutUndefined({
    productId: item.productId,
    qty: item.qty,
    options: item.options && optionsToWire(item.options),
    metadata: item.metadata && metadataToWire(item.metadata),
    children: item.children?.map(newLineItemToWire),
  });

/** The inverse of `newLineItemToWire`. */
export const newLineItemFromWire = (item: WireNewLineItem): NewLineItem =>
  withoutUndefined({
    ...item,
    metadata: item.metadata && metadataFromWire(item.metadata),
    children: item.children?.map(newLineItemFromWire),
  });
