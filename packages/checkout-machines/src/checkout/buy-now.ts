import { failureCodeOf } from '@ironcart/core/result';
import type { CheckoutContext } from './checkout.types.ts';

/** Pages that do not end checkout: log-in, and those of checkout. */
const checkoutPath = /^\/(?:login|customer\/account\/login|checkout)(?:[/?#]|$)/;

/** Whether a path of the site belongs to checkout, including log-in. */
export const isCheckoutPath = (path: string): boolean => checkoutPath.test(path);

/**
 * Whether navigation to a path of the site ends a buy-now checkout, so that its list must be deleted (S2-checkout-14).
 * Regular carts are kept.
 */
export const leavesBuyNow = ({ cart }: Pick<CheckoutContext, 'cart'>, to: string): boolean =>
  cart.list.type === 'buyNow' && !isCheckoutPath(to);

/** Deletes the buy-now list; if that fails, it expires by itself. */
export const deleteBuyNow = ({ ports, cart }: Pick<CheckoutContext, 'ports' | 'cart'>): void => {
  ports
    .deleteList(cart.list._id)
    .catch((error) => ports.log?.('The buy-now list could not be deleted', { code: failureCodeOf(error) }));
};
