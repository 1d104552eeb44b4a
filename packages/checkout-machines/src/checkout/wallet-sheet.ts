import { shippingAddressIssues } from './addresses.ts';
import type { CheckoutContext, CheckoutPage, OpenSheet, SheetEvent } from './checkout.types.ts';
import { withNormalAddresses } from './normal-addresses.ts';
import { shippingPackagesOf } from './shipping-choice.ts';

/** State of an opened sheet: remembers the current order, which a cancelled sheet restores. */
export const openedSheet = (context: CheckoutContext, page: CheckoutPage): Partial<CheckoutContext> => {
  const { shippingAddress, billingAddress, isBillingSameAsShipping, requestedCodes } = context;
  return { sheet: { page, before: { shippingAddress, billingAddress, isBillingSameAsShipping, requestedCodes } } };
};

/** Closes the sheet: keeps its address if it is complete, otherwise restores the order. */
export const closedSheet = (context: CheckoutContext, { before }: OpenSheet): Partial<CheckoutContext> => ({
  sheet: undefined,
  ...(shippingAddressIssues(context).length === 0 ? {} : before),
});

/** Changes that the sheet makes to the order, before normalization. */
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

/** Changes that the sheet makes to the order; a wallet's address is normalized. */
export const applySheet = (context: CheckoutContext, event: SheetEvent): Partial<CheckoutContext> =>
  withNormalAddresses(context, changesOf(context, event));
