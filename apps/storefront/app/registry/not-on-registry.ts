import { type LineItem, lineIdentity, type ShoppingList } from '@ironcart/core/list';

/** A key for a line's product and options, the same in every list. */
const goodsOf = (item: LineItem): string => {
  const { registry: _registry, ...metadata } = item.metadata;
  return lineIdentity({ ...item, metadata });
};

/** The wishlist's lines that are not on the registry yet. */
export const notOnRegistry = (
  wishlist: Pick<ShoppingList, 'items'> | undefined,
  registry: Pick<ShoppingList, 'items'>,
): Pick<ShoppingList, 'items'> => {
  const asked = new Set(registry.items.map(goodsOf));
  return { items: (wishlist?.items ?? []).filter((item) => !asked.has(goodsOf(item))) };
};
