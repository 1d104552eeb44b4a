import { cardType, isCardExpired, offeredMethods, type PaymentMethod } from '@ironcart/core';
import type { PaymentMethodsAnswer } from '../ports.ts';
import { cardChoice, choiceOfMethod, methodTypeOf } from './payment-choice.ts';
import type { OfferedCard, PaymentChoice, PaymentMethodContext } from './payment-method.types.ts';

type Offer = Pick<PaymentMethodContext, 'answer' | 'setup' | 'site' | 'wallets' | 'ports'>;

/** PayPal opens for an account of the deployment's; the sandbox plays it without one. */
const hasPayPal = ({ paypal, provider }: PaymentMethodsAnswer): boolean =>
  paypal !== undefined || provider?.name === 'sandbox';

/** The listed methods that this shopper can pay with; of the classic setup the card alone. */
const methodsOnOffer = ({ answer, setup, site, wallets }: Offer): readonly PaymentMethod[] =>
  answer === undefined
    ? []
    : offeredMethods(answer.methods, {
        ...wallets,
        site,
        isSetUp: { applePay: wallets.hasApplePay, payPal: hasPayPal(answer) },
      }).filter(({ type }) => setup === 'payment' || type === cardType);

/** The customer's stored cards, the expired ones marked; none in the classic setup. */
const cardsOnOffer = ({ answer, setup, ports }: Offer): readonly OfferedCard[] =>
  setup === 'payment' && answer !== undefined
    ? answer.stored.map((card) => ({ ...card, isExpired: isCardExpired(card, ports.now()) }))
    : [];

/** What the answer offers to this shopper. */
export const offerOf = (offer: Offer): Pick<PaymentMethodContext, 'methods' | 'stored'> => ({
  methods: methodsOnOffer(offer),
  stored: cardsOnOffer(offer),
});

/** Whether the store takes cards: it does as long as its answer does not say otherwise, as where that could not be had. */
export const takesCards = (answer: PaymentMethodsAnswer | undefined): boolean => answer?.provider?.name !== 'none';

/** Whether a choice can be paid with: a card wherever cards are taken, even where the methods could not be loaded. */
export const isOnOffer = (offer: Offer, choice: PaymentChoice): boolean => {
  if (choice.kind === 'card') return takesCards(offer.answer);
  if (choice.kind === 'stored') return cardsOnOffer(offer).some(({ id }) => id === choice.id);
  const type = methodTypeOf(choice);
  return methodsOnOffer(offer).some((method) => method.type === type);
};

/** The choice to begin with: a card where cards are taken, else the first method on offer. */
export const firstChoice = (offer: Offer): PaymentChoice => {
  if (takesCards(offer.answer)) return cardChoice;
  const [first] = methodsOnOffer(offer).flatMap((method) => choiceOfMethod(method) ?? []);
  return first ?? cardChoice;
};

/** Whether a choice is a stored card whose last month is over. */
export const isExpiredChoice = (offer: Offer, choice: PaymentChoice): boolean =>
  choice.kind === 'stored' && cardsOnOffer(offer).some(({ id, isExpired }) => id === choice.id && isExpired);

/** Whether two choices pay by the same means: what was typed or approved for one holds for the other. */
export const isSameMeans = (left: PaymentChoice, right: PaymentChoice): boolean =>
  left.kind === right.kind &&
  methodTypeOf(left) === methodTypeOf(right) &&
  (left.kind !== 'stored' || right.kind !== 'stored' || left.id === right.id);

/** The customer's default card as a choice, where it can be used. */
export const defaultCardChoice = (offer: Offer): PaymentChoice | undefined => {
  const card = cardsOnOffer(offer).find(({ isDefault, isExpired }) => isDefault && !isExpired);
  return card && { kind: 'stored', id: card.id };
};
