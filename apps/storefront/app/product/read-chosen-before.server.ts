import { itemQueryName } from '@ironcart/core/list';
import type { RequestContext } from '../request-context/request-context.ts';
import { type ChosenBefore, chosenBefore } from './chosen-before.ts';

/**
 * The selection of the cart line in the URL, from the lists of the requesting shopper. Ignores lines of other shoppers,
 * removed lines and lines of other products.
 */
export const readChosenBefore = async (
  { api, hasSession, url, warn }: RequestContext,
  productId: number,
): Promise<ChosenBefore | undefined> => {
  const listItemId = url.searchParams.get(itemQueryName);
  if (listItemId === null || !hasSession) return undefined;
  try {
    const lists = await api.lists.active();
    const list = lists.find(({ items }) => items.some((item) => item.listItemId === listItemId));
    return list && chosenBefore(list.items, listItemId, productId);
  } catch (thrown) {
    warn('The line that a product page was opened from could not be read', thrown);
    return undefined;
  }
};
