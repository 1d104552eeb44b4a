import { orderFromWire } from '@ironcart/api/codec';
import type { WireOrder } from '@ironcart/api/contract';
import type { GiftCardMetadata } from '@ironcart/core/list';
import type { Money } from '@ironcart/core/money';
import { isPlaced } from '@ironcart/core/order';
import { rulesOf } from '@ironcart/core/product';
import type { Sites } from '@ironcart/core/site';
import { amountToColumn } from '../../db/amount.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { NewMail } from '../../providers/mail/mail-outbox.ts';
import { giftCardMail } from './gift-card-mail.ts';
import { giftCardMailedAt, giftCardValue } from './gift-card-terms.ts';

/** Unambiguous capital letters and digits: 32 symbols, without 0, 1, I and O. */
const symbols = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The number of random bytes of a code: each provides 5 bits, 80 in total. */
export const giftCardCodeBytes = 16;

/** Encodes random bytes as a gift card's code, as in `7KQF-2MXA-V9TD-HB4C`. */
export const giftCardCodeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, giftCardCodeBytes), (byte) => symbols.charAt(byte % symbols.length))
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-');

export interface GiftCardIssue {
  readonly now: Date;
  /** Returns cryptographically secure random bytes. */
  readonly randomBytes: (size: number) => Uint8Array;
  /** The store's public URL, without a trailing slash. */
  readonly publicUrl: string;
  readonly sites: Sites;
}

/** A line of an order that sells gift cards. */
interface SoldCards {
  readonly position: number;
  readonly qty: number;
  readonly amount: Money;
  readonly card: GiftCardMetadata;
}

const soldCardsOf = (wire: WireOrder): readonly SoldCards[] =>
  orderFromWire(wire).items.flatMap(({ type, qty, metadata: { giftcard } }, position) => {
    const amount = giftcard && giftCardValue(giftcard);
    return rulesOf({ type }).isStoredValue && giftcard && amount !== undefined
      ? [{ position, qty, amount, card: giftcard }]
      : [];
  });

/**
 * Issues the gift cards sold by a placed order, one per piece, in the currency of its site, and returns the mails with
 * their codes. A card sent by post is issued without a mail. An order that failed or was never paid issues nothing; a
 * repeated call issues nothing.
 * @param transaction the one that confirms the order, so that both happen or neither
 */
export const issueGiftCards = async (
  transaction: Transaction,
  order: WireOrder,
  { now, randomBytes, publicUrl, sites }: GiftCardIssue,
): Promise<readonly Omit<NewMail, 'mailId'>[]> => {
  const sold = soldCardsOf(order);
  if (sold.length === 0 || !isPlaced(order.status)) return [];
  const site = sites.byStoreId(order.storeId);
  const issued = sold.map((line) => ({
    ...line,
    codes: Array.from({ length: line.qty }, () => giftCardCodeOf(randomBytes(giftCardCodeBytes))),
  }));
  await transaction
    .insertInto('gift_cards')
    .values(
      issued.flatMap(({ codes, amount }) => {
        const balance = amountToColumn(amount);
        return codes.map((code) => ({ code, currency: site.currency, initial_balance: balance, balance }));
      }),
    )
    .execute();
  await transaction
    .insertInto('issued_gift_cards')
    .values(
      issued.flatMap(({ codes, position }) =>
        codes.map((code, index) => ({ order_id: order.orderId, position, piece: index + 1, code, issued_at: now })),
      ),
    )
    .execute();
  return issued
    .filter(({ card }) => card.delivery === 'email')
    .map(({ codes, amount, card }) => ({
      ...giftCardMail({ codes, amount, card, buyerEmail: order.customer.email }, site, publicUrl),
      at: now,
      sendAt: giftCardMailedAt(card, site, now),
    }));
};
