import { shippingAddressIssues } from './addresses.ts';
import type { CheckoutContext, CheckoutPage, OpenSheet, SheetEvent } from './checkout.types.ts';
import { withNormalAddresses } from './normal-addresses.ts';
import { shippingPackagesOf } from './shipping-choice.ts';

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

/** What the sheet changes of the order, as it was given. */
const changesOf = (context: CheckoutContext, event: SheetEvent): Partial<CheckoutContext> => {
  switch (event.type) {
    case 'sheet.contactChosen':
      return event.section === 'shipping' ? { shippingAddress: event.address } : { billingAddress: event.address };
    case 'sheet.methodChosen':
      return {
        requestedCodes: Object.fromEntries(
          shippingPackagesOf(context).map(({ packageNumber }) => [packageNumber, event.shippingCode]),
        ),
      };
    case 'sheet.paid': {
      const { shippingAddress = context.shippingAddress, billingAddress } = event;
      return billingAddress === undefined
        ? { shippingAddress }
        : { shippingAddress, billingAddress, isBillingSameAsShipping: false };
    }
    default:
      return {};
  }
};

/** What the sheet changes of the order; a wallet's address is kept in its normal form. */
export const applySheet = (context: CheckoutContext, event: SheetEvent): Partial<CheckoutContext> =>
  withNormalAddresses(context, changesOf(context, event));
