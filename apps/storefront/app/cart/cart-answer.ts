import { isRefused, type RefusalMessages, refusalText } from '../data/form-refusal.ts';

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

const lineIsGoneMessage = 'This line is no longer there.';

/** Some use the backend's message, which names the item or list. */
const messages: RefusalMessages<'list.addItems' | 'list.updateItem' | 'list.removeItem'> = {
  product_not_found: 'This product is no longer sold.',
  quantity_unavailable: 'We do not have that many.',
  list_full: 'The list is full. Place this order first.',
  item_not_found: lineIsGoneMessage,
  invalid_item: ({ message }) => message,
  list_inactive: ({ message }) => message,
};

/** Runs a change and returns the backend's refusals as results. @throws any other error */
export const orRefusal = async (change: () => Promise<CartAnswer>): Promise<CartAnswer> => {
  try {
    return await change();
  } catch (thrown) {
    if (!isRefused(thrown)) throw thrown;
    return { ok: false, code: thrown.code, message: refusalText(thrown, messages) ?? thrown.message };
  }
};

/** The line no longer exists, because another tab or device removed it. */
export const lineIsGone: CartAnswer = { ok: false, code: 'item_not_found', message: lineIsGoneMessage };
