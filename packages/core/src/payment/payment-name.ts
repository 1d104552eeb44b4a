import type { AppliedGiftCard, OrderPayment } from '../order/order.ts';
import { requireArray, requireEntries, requireFields, requireObject } from '../require-argument.ts';
import { cardType, methodEntryOf } from './payment-methods.ts';
import { isPayPalPayment } from './payment-types.ts';

/** Display names of card brands by the payment provider's codes. */
const brandNames: ReadonlyMap<string, string> = new Map([
  ['amex', 'American Express'],
  ['cup', 'UnionPay'],
  ['diners', 'Diners Club'],
  ['discover', 'Discover'],
  ['jcb', 'JCB'],
  ['maestro', 'Maestro'],
  ['mc', 'Mastercard'],
  ['visa', 'Visa'],
]);

/** The name of a card's brand; 'Card' for an unknown brand. */
export const cardBrandName = (brand: string): string => brandNames.get(brand) ?? 'Card';

/** A card by its brand and last digits, as in 'Visa ending 4242'. @param card `brand` by the provider's code */
export const cardName = (card: { readonly brand: string; readonly last4: string }): string => {
  requireObject(card, 'card');
  const { brand, last4 } = card;
  return `${cardBrandName(brand)} ending ${last4}`;
};

const lastFour = 4;

const endOf = ({ code }: Pick<AppliedGiftCard, 'code'>): string => code.slice(-lastFour);

/**
 * Names the gift cards of an order by the ends of their codes, for example 'Gift card ending 1234'; a code is money and
 * is never displayed in full. Cards with equal ends are numbered: 'Gift card 2 ending 1234'.
 * @param cards all gift cards of the order, so that a card has the same name everywhere
 * @returns a name for each card, in their order
 */
export const giftCardNames = (cards: readonly Pick<AppliedGiftCard, 'code'>[]): readonly string[] => {
  requireEntries(cards, 'cards', { code: 'text' });
  return cards.map((card, at) => {
    const isAlike = cards.some((other, place) => place !== at && endOf(other) === endOf(card));
    return `Gift card${isAlike ? ` ${at + 1}` : ''} ending ${endOf(card)}`;
  });
};

/** The names of the gift cards that pay a part of an order. @param cards all gift cards of the order */
export const payingGiftCards = (cards: readonly Pick<AppliedGiftCard, 'code' | 'amount'>[]): readonly string[] => {
  return giftCardNames(cards).filter((_, at) => (cards[at]?.amount ?? 0) > 0);
};

/** Name of the payment method besides gift cards; the type itself if unknown. */
const methodName = (payment: OrderPayment): string => {
  const { methodName: ownName, adyenType = cardType, cardBrand, cardLast4 } = payment;
  if (ownName !== undefined) return ownName;
  const type = isPayPalPayment(payment) ? payment.paymentType : adyenType;
  const card = cardBrand === undefined || cardLast4 === undefined ? undefined : { brand: cardBrand, last4: cardLast4 };
  if (type === cardType && card) return cardName(card);
  return methodEntryOf(type)?.name ?? type;
};

/** Joins names to a phrase, for example 'Gift card ending 1234 and PayPal'. */
export const paymentPhrase = (names: readonly string[]): string => {
  requireArray(names, 'names');
  return names.length < 2 ? (names[0] ?? 'Nothing to pay') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

/**
 * The names of everything that an order is paid with: the gift cards that pay a part of it, then the card or wallet.
 */
export const paymentNameOf = (order: {
  readonly payment: OrderPayment;
  readonly giftcards: readonly Pick<AppliedGiftCard, 'code' | 'amount'>[];
}): string => {
  requireFields(order, 'order', { payment: 'object', giftcards: 'array' });
  const { payment, giftcards } = order;
  return paymentPhrase([...payingGiftCards(giftcards), ...(payment.amount > 0 ? [methodName(payment)] : [])]);
};
