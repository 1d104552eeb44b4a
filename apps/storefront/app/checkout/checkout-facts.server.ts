import { isApiError } from '@ironcart/api/client';
import type { Flags } from '@ironcart/core/flags';
import { isPlaced } from '@ironcart/core/order';
import { redirect } from 'react-router';
import { appParamsOf } from '../adapters/device.ts';
import { readCheckoutContents } from '../cart/read-cart.ts';
import { captchaFor } from '../request-context/captcha-for.server.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import { readCheckoutPlaces } from './checkout-places.server.ts';
import { readServerSession, returnFromBank } from './checkout-session.server.ts';
import { continueCheckout } from './continue-checkout.server.ts';
import { placedPath } from './placed-path.ts';
import { takePayment } from './take-payment.server.ts';

/** After the return from the bank: redirects to an order that has been placed, whatever the cart contains. */
const showPlacedOrder = async ({ api, url }: RequestContext): Promise<void> => {
  const orderId = url.searchParams.get('order');
  if (orderId === null) return;
  const order = await api.checkout.order(orderId).catch((error: unknown) => {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  });
  if (order !== undefined && isPlaced(order.status)) {
    throw redirect(placedPath(orderId));
  }
};

/** The flags of wallets, requested only if one can apply: in the app and on sites with their own flag. */
const walletFlags = async (context: RequestContext): Promise<Partial<Flags>> => {
  const { device, site } = context;
  if (device.kind !== 'app' && !site.needsApplePayFlag) return {};
  const { app_paypal, apple_pay_can } = await context.flags();
  return { app_paypal, apple_pay_can };
};

/**
 * The start data of checkout: the cart with its products, the shopper, the site's shipping destinations, and the input
 * entered without scripts.
 */
export const readCheckoutFacts = async (context: RequestContext) => {
  await showPlacedOrder(context);
  const [contents, customer, places, flags] = await Promise.all([
    readCheckoutContents(context),
    context.customer(),
    readCheckoutPlaces(context),
    walletFlags(context),
  ]);
  if (contents === undefined || contents.list.items.length === 0) throw redirect('/cart');
  const place = { listId: contents.list._id, places };
  await continueCheckout(context, place);
  const session = await readServerSession(context, place);
  if (session) {
    await returnFromBank(context, session, places);
    await takePayment(context, session, places);
  }
  const { setup, hasApplePay, hasApplePayOnWeb } = context.checkout;
  return {
    contents,
    customer,
    ...places,
    session: session && { version: session.version, state: session.state, savedAtMs: session.savedAtMs },
    site: context.site,
    now: context.now,
    setup,
    hasApplePay,
    hasApplePayOnWeb,
    captcha: await captchaFor(context),
    device: context.device,
    flags,
    appParams: appParamsOf(context.device),
    promotions: context.promotions?.path,
  };
};
