import type { ShoppingList } from '@ironcart/core/list';
import { type CartAnswer, lineIsGone } from '../cart/cart-answer.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import { copyOfItem } from './copy-of-item.ts';
import { listOfType } from './list-of-type.ts';

/** Puts a line of a list into the cart as well. @throws ApiError as `lists.addItems` */
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
