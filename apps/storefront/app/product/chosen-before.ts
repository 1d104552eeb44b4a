import type { ChosenOptions, GiftCardMetadata, LineItem } from '@ironcart/core/list';
import { money, toDecimalText } from '@ironcart/core/money';
import { type GiftCardField, ownAmountValue } from '@ironcart/react-ui';

/** Initial values of a product form's fields. */
export interface ChosenBefore {
  readonly listItemId: string;
  readonly options: ChosenOptions;
  readonly giftCard: Readonly<Partial<Record<GiftCardField, string | undefined>>>;
  /** Quantities of a grouped product's members, by product id. */
  readonly quantities: Readonly<Record<number, number>>;
}

const giftCardValues = ({ amount, customAmount, ...said }: GiftCardMetadata): ChosenBefore['giftCard'] => ({
  ...said,
  ...(amount === undefined ? {} : { amount: String(amount) }),
  ...(customAmount === undefined ? {} : { amount: ownAmountValue, customAmount: toDecimalText(money(customAmount)) }),
});

/**
 * The selection of a line, for the page of its product or of its grouped product.
 * @param items all items of the list, including the other members of the group
 * @returns undefined if the list has no such line of this product
 */
export const chosenBefore = (
  items: readonly LineItem[],
  listItemId: string,
  productId: number,
): ChosenBefore | undefined => {
  const item = items.find((each) => each.listItemId === listItemId);
  if (item === undefined) return undefined;
  const { options, metadata } = item;
  const members = items.filter((each) => each.metadata.groupedProductId === productId);
  if (item.productId !== productId && !members.includes(item)) return undefined;
  return {
    listItemId,
    options,
    giftCard: metadata.giftcard === undefined ? {} : giftCardValues(metadata.giftcard),
    quantities: Object.fromEntries(members.map((member) => [member.productId, member.qty])),
  };
};
