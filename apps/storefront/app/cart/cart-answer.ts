import { isApiError, type RefusalOf } from '@ironcart/api/client';

/** What became of a change to the cart, or to a list beside it. A refusal says why, in words for the shopper. */
export type CartAnswer =
  | {
      readonly ok: true;
      /** Whether the cart holds more than before. */
      readonly added: boolean;
      /** Whether something was put on the wishlist. */
      readonly isKept?: boolean;
    }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** A sentence for each refusal of a change; undefined where the backend's own says what is wrong with the item or the list. */
const messages = {
  product_not_found: 'This product is no longer sold.',
  quantity_unavailable: 'We do not have that many.',
  list_full: 'The list is full. Place this order first.',
  item_not_found: 'This line is no longer there.',
  invalid_item: undefined,
  list_inactive: undefined,
} satisfies Record<RefusalOf<'list.addItems' | 'list.updateItem' | 'list.removeItem'>, string | undefined>;

/** A change with the backend's refusals as answers. @throws what is a fault and no refusal */
export const orRefusal = async (change: () => Promise<CartAnswer>): Promise<CartAnswer> => {
  try {
    return await change();
  } catch (thrown) {
    if (!isApiError(thrown) || (thrown.status ?? 500) >= 500) throw thrown;
    const words: Readonly<Partial<Record<string, string>>> = messages;
    return { ok: false, code: thrown.code, message: words[thrown.code] ?? thrown.message };
  }
};

/** A line that the shopper sees is gone, by another tab or another device. */
export const lineIsGone: CartAnswer = { ok: false, code: 'item_not_found', message: messages.item_not_found };
