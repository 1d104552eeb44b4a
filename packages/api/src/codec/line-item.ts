import type { ChosenItemMetadata, ChosenOptions, ItemMetadata, LineItem } from '@ironcart/core/list';
import type { Money } from '@ironcart/core/money';
import type { WireChosenMetadata, WireItemMetadata, WireLineItem, WireNewLineItem } from '../contract/line-item.ts';
import { moneyToWire, optionalMoneyFromWire } from './money.ts';
import { withoutUndefined } from './without-undefined.ts';

/** A line to add to a list; the backend assigns its id. */
export interface NewLineItem {
  readonly productId: number;
  readonly qty: number;
  readonly options?: ChosenOptions | undefined;
  readonly metadata?: ChosenItemMetadata | undefined;
  readonly children?: readonly NewLineItem[] | undefined;
}

export const optionsToWire = (options: ChosenOptions): WireLineItem['options'] =>
  Object.fromEntries(
    Object.entries(options).map(([id, choice]) => [id, typeof choice === 'object' ? [...choice] : choice]),
  );

const amountToWire = (amount: number | undefined): number | undefined =>
  amount === undefined ? undefined : moneyToWire(amount as Money);

/**
 * Converts the metadata that a shopper may set to its wire format; the entity has a gift card's amounts in minor units.
 */
export const chosenMetadataToWire = ({
  giftcard,
  plateOpts,
  choice,
  ...metadata
}: ChosenItemMetadata): WireChosenMetadata =>
  withoutUndefined({
    ...metadata,
    plateOpts: plateOpts && { ...plateOpts },
    choice: choice && { ...choice },
    giftcard:
      giftcard &&
      withoutUndefined({
        ...giftcard,
        amount: amountToWire(giftcard.amount),
        customAmount: amountToWire(giftcard.customAmount),
      }),
  });

/** The inverse of `chosenMetadataToWire`. */
export const chosenMetadataFromWire = ({ giftcard, ...metadata }: WireChosenMetadata): ChosenItemMetadata =>
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

/** Converts item metadata to its wire format (S3-meta), including the server's price and SKU. */
export const metadataToWire = ({ fluidPrice, customSku, ...chosen }: ItemMetadata): WireItemMetadata =>
  withoutUndefined({ ...chosenMetadataToWire(chosen), fluidPrice: amountToWire(fluidPrice), customSku });

/** The inverse of `metadataToWire`. */
export const metadataFromWire = ({ fluidPrice, customSku, ...chosen }: WireItemMetadata): ItemMetadata =>
  withoutUndefined({ ...chosenMetadataFromWire(chosen), fluidPrice: optionalMoneyFromWire(fluidPrice), customSku });

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
    metadata: item.metadata && chosenMetadataToWire(item.metadata),
    children: item.children?.map(newLineItemToWire),
  });

/** The inverse of `newLineItemToWire`. */
export const newLineItemFromWire = (item: WireNewLineItem): NewLineItem =>
  withoutUndefined({
    ...item,
    metadata: item.metadata && chosenMetadataFromWire(item.metadata),
    children: item.children?.map(newLineItemFromWire),
  });
