import { methodEntryOf, methodTypeOfPayment, type PaymentMethod } from '@ironcart/core/payment';
import type { Database } from '../../db/pool.ts';
import { answerInTime } from './answer-in-time.ts';
import type { OwnMethod } from './own/open-own-methods.ts';
import type { Payment } from './payment.ts';
import {
  type CardProvider,
  type PaymentMarket,
  type PaymentProvider,
  PaymentProviderUnavailableError,
} from './payment-provider.ts';
import type { PaymentSource } from './payment-request.ts';
import { paymentSourceOf } from './payment-source.ts';
import type { BrowserSetup, OfferedMethods, Payments } from './payments.ts';
import { isPayPalCurrency } from './paypal/paypal-currencies.ts';

export interface PaymentsOptions {
  readonly db: Database;
  /** In a demo store only: handles everything that no configured provider does. */
  readonly sandbox?: CardProvider | undefined;
  /** If configured, it handles cards, wallets and redirects. */
  readonly adyen?: { readonly provider: CardProvider; readonly setup: BrowserSetup['provider'] } | undefined;
  readonly paypal?: { readonly provider: PaymentProvider; readonly setup: BrowserSetup['paypal'] } | undefined;
  /** The store's own payment methods, by type. */
  readonly own?: ReadonlyMap<string, OwnMethod> | undefined;
}

const payPalMethod: PaymentMethod = { type: 'paypal', name: 'PayPal' };

/** A key that was never used with a provider: nothing to release. */
const neverMade: Payment = { paymentId: '', status: 'voided', refusal: undefined };

/**
 * Selects the provider of a payment: for a new one by its source, for a known one by the ledger's record. Methods
 * without a provider are not offered, and refused.
 */
export const createPayments = ({ db, sandbox, adyen, paypal, own = new Map() }: PaymentsOptions): Payments => {
  const cards = adyen?.provider ?? sandbox;
  const wallet: PaymentProvider | undefined = paypal?.provider ?? sandbox;
  const remote = new Map<string, PaymentProvider>();
  const ownProviders = [...own.values()].map(({ service }) => service?.provider);
  for (const provider of [adyen?.provider, paypal?.provider, ...ownProviders]) {
    if (provider) remote.set(provider.name, provider);
  }

  const providerFor = (source: PaymentSource): PaymentProvider | undefined => {
    if (source.kind === 'card' || source.kind === 'storedCard') return cards;
    return own.get(source.type)?.service?.provider ?? (source.type === payPalMethod.type ? wallet : cards);
  };

  const kindOf = (type: string) => own.get(type)?.kind ?? methodEntryOf(type)?.kind;

  /** The store's own methods for a market; those that the card provider handles only if there is one. */
  const ownMethodsIn = (market: PaymentMarket, hasCards: boolean): readonly PaymentMethod[] =>
    [...own.values()]
      .filter(({ service, isOffered }) => (service !== undefined || hasCards) && isOffered(market))
      .map(({ type, name, facts }) => ({ type, name, own: facts }));

  const specifiedMethodsIn = async (market: PaymentMarket): Promise<OfferedMethods> => {
    const { methods, unavailable } = await methodsOfCards(market);
    const others = methods.filter(({ type }) => type !== payPalMethod.type && !own.has(type));
    const isWalletAway = unavailable !== undefined && wallet === cards;
    if (!wallet || isWalletAway || !isPayPalCurrency(market.currency)) return { methods: others, unavailable };
    const isListed = methods.some(({ type }) => type === payPalMethod.type);
    return {
      methods: isListed ? methods.filter(({ type }) => !own.has(type)) : [...others, payPalMethod],
      unavailable,
    };
  };

  const methodsOfCards = async (market: PaymentMarket): Promise<OfferedMethods> => {
    if (!cards) return { methods: [], unavailable: undefined };
    try {
      return { methods: await answerInTime(cards.methods(market)), unavailable: undefined };
    } catch (error) {
      if (!(error instanceof PaymentProviderUnavailableError)) throw error;
      return { methods: [], unavailable: error };
    }
  };

  const notedProviderOf = async (key: string): Promise<PaymentProvider | undefined> => {
    if (remote.size === 0) return sandbox;
    const noted = await db
      .selectFrom('provider_payments')
      .select('provider')
      .where('payment_key', '=', key)
      .executeTakeFirst();
    if (!noted) return undefined;
    const provider = remote.get(noted.provider);
    if (!provider) throw new PaymentProviderUnavailableError(`${noted.provider} holds a payment and is not configured`);
    return provider;
  };
  const providerOf = async (key: string): Promise<PaymentProvider | undefined> =>
    (await notedProviderOf(key)) ?? sandbox;

  return {
    sourceOf: (payment, customerId) => paymentSourceOf(payment, customerId, kindOf),
    ownNameOf: (payment) => own.get(methodTypeOfPayment(payment))?.name,
    takes: (source) => providerFor(source) !== undefined,
    authorise: async (request) => {
      const provider = providerFor(request.source);
      if (!provider) throw new Error(`No payment provider supports the payment source ${request.source.kind}`);
      return provider.authorise(request);
    },
    capture: async (key) => {
      const provider = await providerOf(key);
      if (!provider) throw new PaymentProviderUnavailableError('No payment provider knows the payment');
      return provider.capture(key);
    },
    void: async (key) => {
      const noted = await notedProviderOf(key);
      // An unrecorded key is closed at every provider that might still receive it.
      if (!noted) for (const provider of remote.values()) await provider.void(key);
      return (await (noted ?? sandbox)?.void(key)) ?? neverMade;
    },
    refund: async (key, request) => (await (await providerOf(key))?.refund(key, request)) ?? false,
    find: async (key) => (await providerOf(key))?.find(key),
    takeNotification: async (name, notification) =>
      (name === 'sandbox' ? sandbox : remote.get(name))?.takeNotification(notification),
    methods: async (market) => {
      const { methods, unavailable } = await specifiedMethodsIn(market);
      const hasCards = cards !== undefined && unavailable === undefined;
      return { methods: [...methods, ...ownMethodsIn(market, hasCards)], unavailable };
    },
    storedCards: async (customerId) => (cards ? answerInTime(cards.storedCards(customerId)) : []),
    keepCard: async (customerId, token) => cards?.keepCard(customerId, token),
    forgetCard: async (customerId, storedPaymentMethodId) =>
      (await cards?.forgetCard(customerId, storedPaymentMethodId)) ?? false,
    browserSetup: (currency) => ({
      provider: adyen?.setup ?? { name: sandbox ? 'sandbox' : 'none' },
      paypal: isPayPalCurrency(currency) ? paypal?.setup : undefined,
    }),
  };
};
