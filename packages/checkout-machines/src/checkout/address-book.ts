import type { Address } from '@ironcart/core/address';
import { failureCodeOf } from '@ironcart/core/result';
import type { CheckoutPorts } from '../ports.ts';
import { billingAddressIssues, billsShippingAddress, shippingAddressIssues } from './addresses.ts';
import type { AddressSection, CheckoutContext } from './checkout.types.ts';

/** The address that the customer wants to save in the address book, once it is complete; undefined for a saved one. */
export const addressToKeep = (context: CheckoutContext, section: AddressSection): Address | undefined => {
  if (!context.keeps[section] || context.customer?.loggedIn !== true) return undefined;
  if (section === 'billing' && billsShippingAddress(context)) return undefined;
  const [address, issues] =
    section === 'shipping'
      ? [context.shippingAddress, shippingAddressIssues(context)]
      : [context.billingAddress, billingAddressIssues(context)];
  return issues.length === 0 ? address : undefined;
};

/** Saves an address in the background: checkout does not wait for the result, and continues if it fails. */
export const saveAddress = ({ saveAddress: save, log }: CheckoutPorts, address: Address): void => {
  save?.(address).catch((error) => log?.('The address could not be saved', { code: failureCodeOf(error) }));
};
