import { shippingAddressIssues } from './addresses.ts';
import type { CheckoutContext, CheckoutPage, OpenSheet } from './checkout.types.ts';

/** A wallet's sheet opens over a page: the order as it is now is what a cancelled sheet leaves behind. */
export const openedSheet = (context: CheckoutContext, page: CheckoutPage): Partial<CheckoutContext> => {
  const { shippingAddress, billingAddress, isBillingSameAsShipping, requestedCodes } = context;
  return { sheet: { page, before: { shippingAddress, billingAddress, isBillingSameAsShipping, requestedCodes } } };
};

/** The sheet is gone: what it gave stays where it is a whole address, else the order is as before. */
export const closedSheet = (context: CheckoutContext, { before }: OpenSheet): Partial<CheckoutContext> => ({
  sheet: undefined,
  ...(shippingAddressIssues(context).length === 0 ? {} : before),
});
