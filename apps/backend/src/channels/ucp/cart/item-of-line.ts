import type { LineItem } from '@ironcart/core/list';
import { formatItemId, type ItemChoice, type ItemPart } from '../catalog/item-id.ts';

const partOfChild = ({ productId, metadata, children: [grandchild] }: LineItem): readonly ItemPart[] => {
  const { bundleOptionId, freeBundleOptionId } = metadata;
  // Free products follow from the choice that includes them.
  if (freeBundleOptionId !== undefined) return [];
  if (bundleOptionId === undefined) return [{ kind: 'child', productId }];
  return [{ kind: 'bundle', optionId: bundleOptionId, productId, childId: grandchild?.productId }];
};

const giftCardParts = ({ metadata: { giftcard } }: LineItem): readonly ItemPart[] => {
  const amount = giftcard?.customAmount ?? giftcard?.amount;
  if (!giftcard || amount === undefined) return [];
  return [
    { kind: 'delivery', delivery: giftcard.delivery },
    { kind: 'amount', amount },
  ];
};

const optionParts = ({ options }: LineItem): readonly ItemPart[] =>
  Object.entries(options).flatMap(([optionId, valueId]): readonly ItemPart[] =>
    typeof valueId === 'number' ? [{ kind: 'option', optionId: Number(optionId), valueId }] : [],
  );

/** The id of a cart line's variant, as in the catalogue. */
export const itemIdOf = (item: LineItem): string => {
  const parts = [...item.children.flatMap(partOfChild), ...giftCardParts(item), ...optionParts(item)];
  const choice: ItemChoice = { productId: item.productId, parts };
  return formatItemId(choice);
};
