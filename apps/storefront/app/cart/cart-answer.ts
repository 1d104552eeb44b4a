import { isApiError, type RefusalOf } from '@ironcart/api/client';

/** The result of a change to the cart or a related list. A refusal has a message for the shopper. */
export type CartAnswer =
  | {
      readonly ok: true;
      /** Whether items were added to the cart. */
      readonly added: boolean;
      /** Whether an item was added to the wishlist. */
      readonly isKept?: boolean;
    }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** A message for each refusal; undefined if the backend's message, which names the item or list, is used. */
const messages = {
  product_not_found: 'This product is no longer sold.',
  quantity_unavailable: 'We do not have that many.',
  list_full: 'The list is full. Place this order first.',
  item_not_found: 'This line is no longer there.',
  invalid_item: undefined,
  list_inactive: undefined,
} satisfies Record<RefusalOf<'list.addItems' | 'list.updateItem' | 'list.removeItem'>, string | undefined>;

/** Runs a change and returns the backend's refusals as results. @throws any other error */
export const orRefusal = async (change: () => Promise<CartAnswer>): Promise<CartAnswer> => {
  try {
    return await change();
  } catch (thrown) {
    if (!isApiError(thrown) || (thrown.status ?? 500) >= 500) throw thrown;
    const words: Readonly<Partial<Record<string, string>>> = messages;
    return { ok: false, code: thrown.code, message: words[thrown.code] ?? thrown.message };
  }
};

/** The line no longer exists, because another tab or device removed it. */
export const lineIsGone: CartAnswer = { ok: false, code: 'item_not_found', message: messages.item_not_found };
