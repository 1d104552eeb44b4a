import type { ClientOptions } from './client-options.ts';
import type { Client } from './create-client.ts';
import { createTransport, type Send } from './send.ts';
import { createCheckoutService } from './services/checkout.ts';
import { createContentService } from './services/content.ts';
import { createListService } from './services/lists.ts';
import { createPaymentMethodService } from './services/payment-methods.ts';
import { createShippingService } from './services/shipping.ts';
import { createTaxService } from './services/tax.ts';
import { createTicketService } from './services/tickets.ts';

/** The groups of calls that a checkout needs. */
export type CheckoutClient = Pick<
  Client,
  'lists' | 'content' | 'shipping' | 'tax' | 'checkout' | 'paymentMethods' | 'tickets'
>;

/** Creates a checkout client with any transport, for example the handlers of this process. */
export const checkoutClientOver = (send: Send, { storeId, locale }: ClientOptions['site']): CheckoutClient => ({
  lists: createListService(send),
  content: createContentService(send),
  shipping: createShippingService(send, storeId),
  tax: createTaxService(send, storeId),
  checkout: createCheckoutService(send, storeId),
  tickets: createTicketService(send),
  paymentMethods: createPaymentMethodService(send, locale),
});

/** Creates a client with the calls of a checkout only, so that a page does not load the schemas of other calls. */
export const createCheckoutClient = (options: ClientOptions): CheckoutClient =>
  checkoutClientOver(createTransport(options).send, options.site);
