import type { ChosenOptions, GiftCardMetadata, LineItem } from '@ironcart/core/list';
import { money, toDecimalText } from '@ironcart/core/money';
import { type GiftCardField, ownAmountValue } from '@ironcart/react-ui';

/** What the fields of a product's form begin with. */
export interface ChosenBefore {
  readonly listItemId: string;
  readonly options: ChosenOptions;
  readonly giftCard: Readonly<Partial<Record<GiftCardField, string | undefined>>>;
  /** Quantities by product id, of a grouped product's members. */
  readonly quantities: Readonly<Record<number, number>>;
}

const giftCardValues = ({ amount, customAmount, ...said }: GiftCardMetadata): ChosenBefore['giftCard'] => ({
  ...said,
  ...(amount === undefined ? {} : { amount: String(amount) }),
  ...(customAmount === undefined ? {} : { amount: ownAmountValue, customAmount: toDecimalText(money(customAmount)) }),
});

/**
 * The choice of a line, for the page of its product or of the group that it was chosen in.
 * @param items the line's list: the other members of its group stand beside it
 * @returns undefined where the list has no such line of this product
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
