import type { Database } from '../../db/pool.ts';
import type { PaymentProviderName } from './payment.ts';
import { type CardProvider, type PaymentProvider, PaymentProviderUnavailableError } from './payment-provider.ts';
import type { PaymentSource } from './payment-request.ts';
import type { BrowserSetup, Payments } from './payments.ts';

export interface PaymentsOptions {
  readonly db: Database;
  readonly sandbox: CardProvider;
  /** Where it is configured, cards and redirects are its business, else the sandbox's. */
  readonly adyen?: { readonly provider: CardProvider; readonly setup: BrowserSetup['provider'] } | undefined;
  /** Where it is configured, PayPal is PayPal's, else the sandbox's wallet. */
  readonly paypal?: { readonly provider: PaymentProvider; readonly setup: BrowserSetup['paypal'] } | undefined;
}

/**
 * Picks the provider of a payment: a new one by what it is made with, a known one by the note that its provider made
 * before it was asked. Providers that are not configured cost nothing.
 */
export const createPayments = ({ db, sandbox, adyen, paypal }: PaymentsOptions): Payments => {
  const cards = adyen?.provider ?? sandbox;
  const remote = new Map<PaymentProviderName, PaymentProvider>();
  for (const provider of [adyen?.provider, paypal?.provider]) if (provider) remote.set(provider.name, provider);

  const providerFor = ({ kind }: PaymentSource): PaymentProvider =>
    kind === 'paypal' ? (paypal?.provider ?? sandbox) : cards;

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
  const providerOf = async (key: string): Promise<PaymentProvider> => (await notedProviderOf(key)) ?? sandbox;

  return {
    authorise: (request) => providerFor(request.source).authorise(request),
    capture: async (key) => (await providerOf(key)).capture(key),
    void: async (key) => {
      const noted = await notedProviderOf(key);
      // A key that nobody has noted is closed with everybody who might still be asked for it.
      if (!noted) for (const provider of remote.values()) await provider.void(key);
      return (noted ?? sandbox).void(key);
    },
    find: async (key) => (await providerOf(key)).find(key),
    takeNotification: async (name, notification) =>
      (name === 'sandbox' ? sandbox : remote.get(name))?.takeNotification(notification),
    methods: (market) => cards.methods(market),
    storedCards: (customerId) => cards.storedCards(customerId),
    keepCard: (customerId, token) => cards.keepCard(customerId, token),
    forgetCard: (customerId, storedPaymentMethodId) => cards.forgetCard(customerId, storedPaymentMethodId),
    browserSetup: () => ({ provider: adyen?.setup ?? { name: 'sandbox' }, paypal: paypal?.setup }),
  };
};
