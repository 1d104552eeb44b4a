import type { ClientOptions } from './client-options.ts';
import type { Client } from './create-client.ts';
import { createTransport } from './send.ts';
import { createCheckoutService } from './services/checkout.ts';
import { createContentService } from './services/content.ts';
import { createListService } from './services/lists.ts';
import { createPaymentMethodService } from './services/payment-methods.ts';
import { createShippingService } from './services/shipping.ts';
import { createTaxService } from './services/tax.ts';
import { createTicketService } from './services/tickets.ts';

/** The groups of calls that a checkout makes. */
export type CheckoutClient = Pick<
  Client,
  'lists' | 'content' | 'shipping' | 'tax' | 'checkout' | 'paymentMethods' | 'tickets'
>;

/** The typed client with what a checkout calls, and nothing else: a page loads no schema of a call it never makes. */
export const createCheckoutClient = (options: ClientOptions): CheckoutClient => {
  const { storeId, locale } = options.site;
  const { send } = createTransport(options);
  return {
    lists: createListService(send),
    content: createContentService(send),
    shipping: createShippingService(send, storeId),
    tax: createTaxService(send, storeId),
    checkout: createCheckoutService(send, storeId),
    tickets: createTicketService(send),
    paymentMethods: createPaymentMethodService(send, locale),
  };
};
