import { cardType, isCardExpired, offeredMethods, type PaymentMethod } from '@ironcart/core/payment';
import type { PaymentMethodsAnswer } from '../ports.ts';
import { cardChoice, choiceOfMethod, methodTypeOf } from './payment-choice.ts';
import type { OfferedCard, PaymentChoice, PaymentMethodContext } from './payment-method.types.ts';

type Offer = Pick<PaymentMethodContext, 'answer' | 'setup' | 'site' | 'wallets' | 'ports'>;

/** PayPal requires an account of the deployment, or the sandbox, which simulates it. */
const hasPayPal = ({ paypal, provider }: PaymentMethodsAnswer): boolean =>
  paypal !== undefined || provider?.name === 'sandbox';

/** The offered methods that are available to this shopper; only cards in the classic setup. */
const methodsOnOffer = ({ answer, setup, site, wallets }: Offer): readonly PaymentMethod[] =>
  answer === undefined
    ? []
    : offeredMethods(answer.methods, {
        ...wallets,
        site,
        isSetUp: { applePay: wallets.hasApplePay, payPal: hasPayPal(answer) },
      }).filter(({ type }) => setup === 'payment' || type === cardType);

/** The customer's stored cards, with expired ones marked; none in the classic setup. */
const cardsOnOffer = ({ answer, setup, ports }: Offer): readonly OfferedCard[] =>
  setup === 'payment' && answer !== undefined
    ? answer.stored.map((card) => ({ ...card, isExpired: isCardExpired(card, ports.now()) }))
    : [];

/** The methods and cards that a response offers to this shopper. */
export const offerOf = (offer: Offer): Pick<PaymentMethodContext, 'methods' | 'stored'> => ({
  methods: methodsOnOffer(offer),
  stored: cardsOnOffer(offer),
});

/** Whether the store takes cards: true unless the response excludes them, also if there is no response. */
export const takesCards = (answer: PaymentMethodsAnswer | undefined): boolean => answer?.provider?.name !== 'none';

/** Whether a choice is available: cards wherever cards are taken, even if the methods could not be loaded. */
export const isOnOffer = (offer: Offer, choice: PaymentChoice): boolean => {
  if (choice.kind === 'card') return takesCards(offer.answer);
  if (choice.kind === 'stored') return cardsOnOffer(offer).some(({ id }) => id === choice.id);
  const type = methodTypeOf(choice);
  return methodsOnOffer(offer).some((method) => method.type === type);
};

/** The initial choice: a card if cards are taken, otherwise the first offered method. */
export const firstChoice = (offer: Offer): PaymentChoice => {
  if (takesCards(offer.answer)) return cardChoice;
  const [first] = methodsOnOffer(offer).flatMap((method) => choiceOfMethod(method) ?? []);
  return first ?? cardChoice;
};

/** Whether a choice is an expired stored card. */
export const isExpiredChoice = (offer: Offer, choice: PaymentChoice): boolean =>
  choice.kind === 'stored' && cardsOnOffer(offer).some(({ id, isExpired }) => id === choice.id && isExpired);

/** Whether two choices use the same means, so that an entry or approval for one is valid for the other. */
export const isSameMeans = (left: PaymentChoice, right: PaymentChoice): boolean =>
  left.kind === right.kind &&
  methodTypeOf(left) === methodTypeOf(right) &&
  (left.kind !== 'stored' || right.kind !== 'stored' || left.id === right.id);

/** The customer's default card as a choice, if it is usable. */
export const defaultCardChoice = (offer: Offer): PaymentChoice | undefined => {
  const card = cardsOnOffer(offer).find(({ isDefault, isExpired }) => isDefault && !isExpired);
  return card && { kind: 'stored', id: card.id };
};
