import { draftStorageKey, restoreDraft } from '@ironcart/core/checkout';
import { type CartHeader, cartHeaderSchema } from '@ironcart/core/list';
import type { Money } from '@ironcart/core/money';
import { sum } from '@ironcart/core/money';
import { applyGiftCards } from '@ironcart/pricing';
import * as v from 'valibot';
import type { CartView } from './read-cart.ts';

interface CartHeaderPorts {
  /** The device's storage; reading may throw where it is denied. */
  readonly stored: (key: string) => string | null;
  readonly now: () => number;
  /** Requests a gift card's balance. Rejects for an unusable card. */
  readonly balanceOf: (code: string) => Promise<Money>;
}

/** The gift cards that the shopper has entered for this cart in checkout on this device (S4-draft). */
const enteredCodes = (listId: string, { stored, now }: CartHeaderPorts): readonly string[] => {
  try {
    return restoreDraft(stored(draftStorageKey), { listId, now: now() })?.giftCardCodes ?? [];
  } catch {
    return [];
  }
};

/** The cart for the header, with the gift cards that pay for it (S3-cart-01); undefined without a cart. */
export const readCartHeader = async (cart: CartView, ports: CartHeaderPorts): Promise<CartHeader | undefined> => {
  const { listId, items, subtotal, total } = cart;
  if (listId === undefined || items.length === 0) return undefined;
  const looked = await Promise.allSettled(
    enteredCodes(listId, ports).map(async (code) => ({ code, balance: await ports.balanceOf(code) })),
  );
  const cards = looked.flatMap((card) => (card.status === 'fulfilled' ? [card.value] : []));
  const giftcards = applyGiftCards(cards, total);
  const totals = { subtotal, total, giftcards: sum(giftcards.map(({ amount }) => amount)) };
  return v.parse(cartHeaderSchema, { _id: listId, items, totals, giftcards });
};
