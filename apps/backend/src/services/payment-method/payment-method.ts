import { storedCardToWire } from '@ironcart/api/codec';
import type { StoredCard } from '@ironcart/core/payment';
import { languageTagOf } from '@ironcart/core/site';
import { retryAfterSeconds } from '../../http/database-outage.ts';
import { isRefusal, refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import { PaymentProviderUnavailableError } from '../../providers/payment/payment-provider.ts';
import type { Payments } from '../../providers/payment/payments.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import type { ServiceContext } from '../service-context.ts';
import type { StoredCards } from './stored-cards.ts';

const knownLocale = /^[a-z]{2}[-_][A-Z]{2}$/;

/** Locale in the format of payment providers, for example 'en-US'; the site's if the requested one is invalid. */
const localeOf = (asked: string | undefined, siteLocale: string): string =>
  languageTagOf(asked !== undefined && knownLocale.test(asked) ? asked : siteLocale);

/** A customer's stored cards, if their provider responds. */
interface OfferedCards {
  readonly cards: readonly StoredCard[];
  readonly unavailable: PaymentProviderUnavailableError | undefined;
}

/** svc_paymentmethod: payment methods, and a customer's stored cards. */
export const createPaymentMethodService = (
  { logger }: ServiceContext,
  payments: Payments,
  cards: StoredCards,
): ServiceHandlers<'paymentMethod'> => {
  /** Stored cards are optional: if they are unavailable, the order can be paid otherwise. */
  const cardsOf = async (customerId: string | undefined): Promise<OfferedCards> => {
    if (customerId === undefined) return { cards: [], unavailable: undefined };
    try {
      return { cards: await cards.list(customerId), unavailable: undefined };
    } catch (error) {
      if (error instanceof PaymentProviderUnavailableError) return { cards: [], unavailable: error };
      logger.error({ err: error }, 'Stored cards could not be read');
      return { cards: [], unavailable: undefined };
    }
  };

  return {
    getMethods: async ({ query, session, site }) => {
      const { provider, paypal } = payments.browserSetup(site.currency);
      const locale = localeOf(query.locale, site.locale);
      const [offered, stored] = await Promise.all([
        payments.methods({ countryId: query.country, currency: site.currency, locale }),
        session.find().then((current) => cardsOf(current?.customerId)),
      ]);
      const unavailable = offered.unavailable ?? stored.unavailable;
      if (unavailable)
        logger.error({ reason: unavailable.reason }, 'A payment provider does not list its payment methods');
      if (offered.unavailable && offered.methods.length === 0) {
        return refuse('payment_methods_unavailable', 'The payment provider does not answer', { retryAfterSeconds });
      }
      return {
        paymentMethods: offered.methods.map(({ type, name, brands, own }) => ({
          type,
          name,
          ...(brands && { brands: [...brands] }),
          ...(own && { own }),
        })),
        storedPaymentMethods: offered.unavailable ? [] : stored.cards.map(storedCardToWire),
        provider: offered.unavailable ? { name: 'none' } : provider,
        ...(paypal && { paypal: { clientId: paypal.clientId, currency: site.currency } }),
      };
    },

    updateMethod: async ({ body: { paymentMethod, ...patch }, session }) => {
      const customerId = await requireCustomer(session);
      if (isRefusal(customerId)) return customerId;
      const card = await cards.update(customerId, paymentMethod.storedPaymentMethodId, patch);
      return isRefusal(card) ? card : { success: true };
    },

    removeMethod: async ({ params, session }) => {
      const customerId = await requireCustomer(session);
      if (isRefusal(customerId)) return customerId;
      return (await cards.remove(customerId, params.id))
        ? { success: true }
        : refuse('not_found', 'There is no such stored payment method');
    },
  };
};
