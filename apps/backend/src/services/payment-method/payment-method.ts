import { storedCardToWire } from '@ironcart/api/codec';
import { languageTagOf, type StoredCard } from '@ironcart/core';
import { isRefusal, refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import type { Payments } from '../../providers/payment/payments.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import type { ServiceContext } from '../service-context.ts';
import type { StoredCards } from './stored-cards.ts';

const knownLocale = /^[a-z]{2}[-_][A-Z]{2}$/;

/** The locale as payment providers spell it, 'en-US': the site's where the query's is none. */
const localeOf = (asked: string | undefined, siteLocale: string): string =>
  languageTagOf(asked !== undefined && knownLocale.test(asked) ? asked : siteLocale);

/** svc_paymentmethod: how an order can be paid, and a customer's stored cards. */
export const createPaymentMethodService = (
  { logger }: ServiceContext,
  payments: Payments,
  cards: StoredCards,
): ServiceHandlers<'paymentMethod'> => {
  /** An order can be paid without its stored cards: that they cannot be had does not stop it. */
  const cardsOf = async (customerId: string | undefined): Promise<readonly StoredCard[]> => {
    if (customerId === undefined) return [];
    try {
      return await cards.list(customerId);
    } catch (error) {
      logger.error({ err: error }, 'Stored cards could not be read');
      return [];
    }
  };

  return {
    getMethods: async ({ query, session, site }) => {
      const { provider, paypal } = payments.browserSetup();
      const locale = localeOf(query.locale, site.locale);
      const [methods, stored] = await Promise.all([
        payments.methods({ countryId: query.country, currency: site.currency, locale }),
        session.find().then((current) => cardsOf(current?.customerId)),
      ]);
      return {
        paymentMethods: methods.map(({ type, name, brands }) => ({
          type,
          name,
          ...(brands && { brands: [...brands] }),
        })),
        storedPaymentMethods: stored.map(storedCardToWire),
        provider,
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
