import { choiceOfMethod, type PaymentChoice, type PaymentFacts } from '@ironcart/checkout-machines';
import type { Money } from '@ironcart/core/money';
import type { AppliedGiftCard } from '@ironcart/core/order';
import { cardBrandName, cardName, cardType, payingGiftCards, paymentPhrase } from '@ironcart/core/payment';
import type { PaymentMethodView } from '../../../checkout/PaymentMethods.tsx';
import { hasApprovalPage } from '../provider-pages.ts';

/** An offered payment method, and the choice that it represents. */
export interface PaymentOption extends Omit<PaymentMethodView, 'panel'> {
  readonly choice: PaymentChoice;
}

/** The id of a choice among the others, stable while the shopper edits it. */
export const optionIdOf = (choice: PaymentChoice): string => {
  switch (choice.kind) {
    case 'stored':
      return `stored:${choice.id}`;
    case 'redirect':
      return `redirect:${choice.type}`;
    case 'wallet':
      return choice.type;
    case 'card':
      return 'card';
  }
};

/** Whether a payment method works on a page without scripts: wallets require scripts, unless they have a page. */
export const worksWithoutScripts = (choice: PaymentChoice): boolean =>
  choice.kind !== 'wallet' || hasApprovalPage(choice);

const twoDigits = (month: number): string => String(month).padStart(2, '0');

type Offer = Pick<PaymentFacts, 'methods' | 'stored' | 'choice' | 'takesCards'>;

const storedOptions = ({ stored }: Offer): readonly PaymentOption[] =>
  stored.map((card) => {
    const choice: PaymentChoice = { kind: 'stored', id: card.id };
    return {
      id: optionIdOf(choice),
      label: cardName(card),
      description: `Valid through ${twoDigits(card.expMonth)}/${card.expYear}`,
      mark: card.isExpired ? 'Expired' : undefined,
      isDisabled: card.isExpired,
      choice,
    };
  });

const cardOption = ({ methods, stored, choice }: Offer): PaymentOption => {
  const listed = methods.find(({ type }) => type === cardType);
  const brands = (listed?.brands ?? []).map(cardBrandName).filter((name) => name !== 'Card');
  return {
    id: 'card',
    label: stored.length > 0 ? 'Another card' : (listed?.name ?? 'Credit or debit card'),
    description: brands.length > 0 ? brands.join(', ') : undefined,
    choice: { kind: 'card', storesCard: choice.kind === 'card' && choice.storesCard },
  };
};

/**
 * The payment methods in display order: saved cards and a new card if cards are accepted, then the others as listed;
 * empty if no payments are accepted.
 */
export const paymentOptions = (offer: Offer): readonly PaymentOption[] => [
  ...storedOptions(offer),
  ...(offer.takesCards ? [cardOption(offer)] : []),
  ...offer.methods.flatMap((method): readonly PaymentOption[] => {
    const choice = choiceOfMethod(method);
    return choice === undefined ? [] : [{ id: optionIdOf(choice), label: method.name, choice }];
  }),
];

/** Name of the order's payment method, for example 'Visa ending 4242'. */
export const paymentText = ({ card, choice, ...offer }: Offer & Pick<PaymentFacts, 'card'>): string | undefined => {
  if (choice.kind === 'card') return card && cardName(card);
  return paymentOptions({ ...offer, choice }).find(({ id }) => id === optionIdOf(choice))?.label;
};

interface GiftCardTender {
  readonly cards: readonly Pick<AppliedGiftCard, 'code' | 'amount'>[];
  /** Remaining amount after gift cards, in minor units; undefined while unknown. */
  readonly toPay: Money | undefined;
}

/** Names of all of the order's payments: its gift cards, and the method that pays the remaining amount. */
export const meansText = (facts: Parameters<typeof paymentText>[0], { cards, toPay }: GiftCardTender): string =>
  paymentPhrase([...payingGiftCards(cards), ...(toPay === 0 ? [] : [paymentText(facts) ?? 'Not chosen yet'])]);
