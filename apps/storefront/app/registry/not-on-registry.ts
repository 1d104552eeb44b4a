import { type LineItem, lineIdentity, type ShoppingList } from '@ironcart/core/list';

/** What a line is, whichever list it is on. */
const goodsOf = (item: LineItem): string => {
  const { registry: _registry, ...metadata } = item.metadata;
  return lineIdentity({ ...item, metadata });
};

/** The lines of the wishlist that the registry does not ask for yet. */
export const notOnRegistry = (
  wishlist: Pick<ShoppingList, 'items'> | undefined,
  registry: Pick<ShoppingList, 'items'>,
): Pick<ShoppingList, 'items'> => {
  const asked = new Set(registry.items.map(goodsOf));
  return { items: (wishlist?.items ?? []).filter((item) => !asked.has(goodsOf(item))) };
};
