import { type CheckoutEvent, type CheckoutSnapshot, selectPackages } from '@ironcart/checkout-machines';
import type { ShippingMode } from '@ironcart/core/shipping';
import { addressChanges } from '../address/address-form.ts';
import type { PostedForm } from '../form/posted-form.ts';

const modes: readonly ShippingMode[] = ['fastest', 'fewestPackages'];

/** The changes in a posted shipping form: the address, and the shipping method of each package. */
export const shippingChanges = (form: PostedForm, snapshot: CheckoutSnapshot): readonly CheckoutEvent[] => {
  const mode = modes.find((each) => each === form.get('shippingMode'));
  const methods = selectPackages(snapshot).flatMap(({ packageNumber, rates, selected }): CheckoutEvent[] => {
    const shippingCode = form.get(`shippingCode-${packageNumber}`);
    const isOffered = rates.some((rate) => rate.shippingCode === shippingCode);
    if (shippingCode === undefined || !isOffered || shippingCode === selected?.shippingCode) return [];
    return [{ type: 'shippingRate.chosen', packageNumber, shippingCode }];
  });
  return [
    ...addressChanges(form, 'shipping', snapshot),
    ...(mode === undefined || mode === snapshot.context.shippingMode
      ? []
      : [{ type: 'shippingMode.chosen' as const, mode }]),
    ...methods,
  ];
};
