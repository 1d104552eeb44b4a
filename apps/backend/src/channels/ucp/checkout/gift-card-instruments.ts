import type { WireSessionEvent } from '@ironcart/api/contract';
import { type CheckoutSnapshot, selectGiftCards } from '@ironcart/checkout-machines';
import { hasGiftCard } from '@ironcart/core/order';
import { messageOf } from '../messages/error-messages.ts';
import type { ErrorMessage } from '../messages/message.ts';
import type { Instrument } from './checkout-request.ts';
import { giftCardHandlerId } from './payment-handlers.ts';

interface Instruments {
  readonly instruments: readonly Instrument[];
}

/** The code of a gift card instrument. */
const codeOf = ({ handler_id: handler, credential }: Instrument): string | undefined =>
  handler === giftCardHandlerId ? credential?.token : undefined;

const codesIn = ({ instruments }: Instruments): readonly { readonly code: string; readonly at: number }[] =>
  instruments.flatMap((instrument, at) => {
    const code = codeOf(instrument);
    return code === undefined || code === '' || code.length > 100 ? [] : [{ code, at }];
  });

/** The instruments except gift cards: they pay the remaining amount. */
export const withoutGiftCards = ({ instruments }: Instruments): Instruments => ({
  instruments: instruments.filter(({ handler_id: handler }) => handler !== giftCardHandlerId),
});

/** Replaces the checkout's gift cards with those of a request; known ones are not looked up again. */
export const giftCardEvents = (payment: Instruments, { context }: CheckoutSnapshot): readonly WireSessionEvent[] => {
  const named = codesIn(payment);
  const { cards } = context.giftCards;
  return [
    ...cards
      .filter(({ code }) => !hasGiftCard(named, code))
      .map(({ code }): WireSessionEvent => ({ type: 'giftCard.removed', code })),
    ...named
      .filter(({ code }) => !hasGiftCard(cards, code))
      .map(({ code }): WireSessionEvent => ({ type: 'giftCard.added', code })),
  ];
};

/** Messages about gift cards of a request that cannot be used. */
export const giftCardMessages = (payment: Instruments, { context }: CheckoutSnapshot): readonly ErrorMessage[] => {
  const { cards, issue } = context.giftCards;
  return codesIn(payment)
    .filter(({ code }) => !hasGiftCard(cards, code))
    .map(({ code, at }) => {
      const own = issue && hasGiftCard([{ code: issue.giftCardCode }], code) ? issue : undefined;
      return messageOf({
        code: own === undefined || own.code === 'unknown' ? 'giftcard_not_exist' : 'giftcard_balance_error',
        content: own?.message ?? 'This gift card cannot pay the order',
        path: `$.payment.instruments[${at}]`,
      });
    });
};

/** The gift cards of a checkout with the amount that each pays; without their codes. */
export const giftCardsDocument = (snapshot: CheckoutSnapshot) => {
  const cards = selectGiftCards(snapshot);
  return cards.length === 0
    ? {}
    : {
        payment: {
          instruments: cards.map(({ code, amount }, at) => ({
            id: `gift_card_${at + 1}`,
            handler_id: giftCardHandlerId,
            type: 'gift_card',
            selected: true,
            display: { last_digits: code.slice(-4), amount },
          })),
        },
      };
};
