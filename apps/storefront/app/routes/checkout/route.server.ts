import { isApiError } from '@ironcart/api/client';
import { needsRegionList } from '@ironcart/core/address';
import { checkoutSuccessPath } from '@ironcart/core/checkout';
import type { Flags } from '@ironcart/core/flags';
import { isPlaced } from '@ironcart/core/order';
import { redirect } from 'react-router';
import { appParamsOf } from '../../adapters/device.ts';
import { readCheckoutContents } from '../../cart/read-cart.ts';
import type { PageHead } from '../../head/page-head.ts';
import { captchaFor } from '../../request-context/captcha-for.server.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Checkout', isPrivate: true };

/** After the return from the bank: redirects to an order that has been placed, whatever is in the cart. */
const showPlacedOrder = async ({ api, url }: RouteArgs['context']): Promise<void> => {
  const orderId = url.searchParams.get('order');
  if (orderId === null) return;
  const order = await api.checkout.order(orderId).catch((error: unknown) => {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  });
  if (order !== undefined && isPlaced(order.status)) {
    throw redirect(`${checkoutSuccessPath}?order=${encodeURIComponent(orderId)}`);
  }
};

/** The flags of wallets, requested only if one can apply: in the app and on sites with their own flag. */
const walletFlags = async (context: RouteArgs['context']): Promise<Partial<Flags>> => {
  const { device, site } = context;
  if (device.kind !== 'app' && !site.needsApplePayFlag) return {};
  const { app_paypal, apple_pay_can } = await context.flags();
  return { app_paypal, apple_pay_can };
};

/**
 * The start data of checkout: the cart with its products, the shopper, and the subdivisions of the site's shipping
 * countries. Without countries or regions the page uses those stored on the device (S8-err-other-23, -24).
 */
export const loader = async ({ context }: RouteArgs) => {
  const { api, site } = context;
  await showPlacedOrder(context);
  const [contents, customer, countries, flags] = await Promise.all([
    readCheckoutContents(context),
    context.customer(),
    api.site.countries().catch(() => []),
    walletFlags(context),
  ]);
  if (contents === undefined || contents.list.items.length === 0) throw redirect('/cart');
  const listed = countries.filter((country) => needsRegionList(country) && site.shipTo.includes(country.alpha2));
  const regions = await Promise.all(listed.map(({ alpha2 }) => api.site.regions(alpha2).catch(() => [])));
  const { setup, hasApplePay, hasApplePayOnWeb } = context.checkout;
  return {
    head,
    contents,
    customer,
    countries,
    regions: regions.flat(),
    site,
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
