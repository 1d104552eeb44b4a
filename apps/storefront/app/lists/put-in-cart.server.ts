import type { NewLineItem } from '@ironcart/api/codec';
import type { LineItem, ShoppingList } from '@ironcart/core/list';
import { type CartAnswer, lineIsGone } from '../cart/cart-answer.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import { listOfType } from './list-of-type.ts';

/** Copies an item for another list, without the line's id and server-set values. */
export const copyOfItem = ({ productId, qty, options, metadata, children }: LineItem): NewLineItem => {
  const { fluidPrice: _price, customSku: _sku, ...chosen } = metadata;
  return { productId, qty, options, metadata: chosen, children: children.map(copyOfItem) };
};

/** Adds a copy of a list's line to the cart. @throws ApiError as `lists.addItems` */
export const putInCart = async (
  context: RequestContext,
  { items }: Pick<ShoppingList, 'items'>,
  itemId: string,
): Promise<CartAnswer> => {
  const item = items.find(({ listItemId }) => listItemId === itemId);
  if (item === undefined) return lineIsGone;
  await context.api.lists.addItems(await listOfType(context, 'cart'), [copyOfItem(item)]);
  return { ok: true, added: true };
};
