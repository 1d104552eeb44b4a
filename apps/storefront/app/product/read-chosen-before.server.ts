import { itemQueryName } from '@ironcart/core/list';
import type { RequestContext } from '../request-context/request-context.ts';
import { type ChosenBefore, chosenBefore } from './chosen-before.ts';

/**
 * The choice of the line that the address names, from the lists of the shopper who asks. Anybody else's line, one that
 * is gone and one of another product are none: the form begins empty.
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
