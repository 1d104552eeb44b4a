import type { PaymentMethod } from '@ironcart/core';
import type { Database } from '../../db/pool.ts';
import { answerInTime } from './answer-in-time.ts';
import type { Payment, PaymentProviderName } from './payment.ts';
import {
  type CardProvider,
  type PaymentMarket,
  type PaymentProvider,
  PaymentProviderUnavailableError,
} from './payment-provider.ts';
import type { PaymentSource } from './payment-request.ts';
import type { BrowserSetup, OfferedMethods, Payments } from './payments.ts';

export interface PaymentsOptions {
  readonly db: Database;
  /** Of a demo store only: takes what no configured provider takes. */
  readonly sandbox?: CardProvider | undefined;
  /** Where it is configured, cards, wallets and redirects are its business. */
  readonly adyen?: { readonly provider: CardProvider; readonly setup: BrowserSetup['provider'] } | undefined;
  readonly paypal?: { readonly provider: PaymentProvider; readonly setup: BrowserSetup['paypal'] } | undefined;
}

const payPalMethod: PaymentMethod = { type: 'paypal', name: 'PayPal' };

/** A key under which no provider was ever asked: there is nothing to let go of. */
const neverMade: Payment = { paymentId: '', status: 'voided', refusal: undefined };

/**
 * Picks the provider of a payment: a new one by what it is made with, a known one by the note that its provider made
 * before it was asked. What no provider takes is not offered, and refused.
 */
export const createPayments = ({ db, sandbox, adyen, paypal }: PaymentsOptions): Payments => {
  const cards = adyen?.provider ?? sandbox;
  const wallet: PaymentProvider | undefined = paypal?.provider ?? sandbox;
  const remote = new Map<PaymentProviderName, PaymentProvider>();
  for (const provider of [adyen?.provider, paypal?.provider]) if (provider) remote.set(provider.name, provider);

  const providerFor = ({ kind }: PaymentSource): PaymentProvider | undefined => (kind === 'paypal' ? wallet : cards);

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
    takes: (source) => providerFor(source) !== undefined,
    authorise: async (request) => {
      const provider = providerFor(request.source);
      if (!provider) throw new Error(`No payment provider takes a payment by ${request.source.kind}`);
      return provider.authorise(request);
    },
    capture: async (key) => {
      const provider = await providerOf(key);
      if (!provider) throw new PaymentProviderUnavailableError('No payment provider knows the payment');
      return provider.capture(key);
    },
    void: async (key) => {
      const noted = await notedProviderOf(key);
      // A key that nobody has noted is closed with everybody who might still be asked for it.
      if (!noted) for (const provider of remote.values()) await provider.void(key);
      return (await (noted ?? sandbox)?.void(key)) ?? neverMade;
    },
    find: async (key) => (await providerOf(key))?.find(key),
    takeNotification: async (name, notification) =>
      (name === 'sandbox' ? sandbox : remote.get(name))?.takeNotification(notification),
    methods: async (market) => {
      const { methods, unavailable } = await methodsOfCards(market);
      const others = methods.filter(({ type }) => type !== payPalMethod.type);
      const isWalletAway = unavailable !== undefined && wallet === cards;
      if (!wallet || isWalletAway) return { methods: others, unavailable };
      return { methods: others.length < methods.length ? methods : [...methods, payPalMethod], unavailable };
    },
    storedCards: async (customerId) => (cards ? answerInTime(cards.storedCards(customerId)) : []),
    keepCard: async (customerId, token) => cards?.keepCard(customerId, token),
    forgetCard: async (customerId, storedPaymentMethodId) =>
      (await cards?.forgetCard(customerId, storedPaymentMethodId)) ?? false,
    browserSetup: () => ({ provider: adyen?.setup ?? { name: sandbox ? 'sandbox' : 'none' }, paypal: paypal?.setup }),
  };
};
