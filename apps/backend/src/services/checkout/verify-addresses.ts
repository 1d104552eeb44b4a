import type { PlaceableOrder } from '@ironcart/api/codec';
import { isVirtualOrder, validateAddressIn, validateBilling, validateOrderEmail } from '@ironcart/core';
import type { Database } from '../../db/pool.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { readCountry } from '../ssr/country.reader.ts';

/** Checks where the order goes, who is billed and whom to write to, with the rules of the forms. */
export const verifyAddresses = async (
  db: Database,
  order: PlaceableOrder,
): Promise<Refusal<'invalid_address'> | undefined> => {
  const { shippingAddress, billingAddress } = order;
  const [wrongEmail] = validateOrderEmail(order.customer.email);
  if (wrongEmail) return refuse('invalid_address', wrongEmail.message, { issues: [wrongEmail] });
  if (shippingAddress && !isVirtualOrder(order.items)) {
    const found = await readCountry(db, shippingAddress.countryId);
    const places = { countries: found ? [found.country] : [], regions: found?.regions ?? [] };
    const issues = validateAddressIn(shippingAddress, places);
    if (issues.length > 0) return refuse('invalid_address', 'The shipping address is not complete', { issues });
  }
  const isShippingBilled =
    shippingAddress !== undefined &&
    shippingAddress.postcode === billingAddress.postcode &&
    shippingAddress.countryId === billingAddress.countryId &&
    shippingAddress.street.join() === billingAddress.street.join();
  const issues = isShippingBilled ? [] : validateBilling(billingAddress);
  return issues.length > 0 ? refuse('invalid_address', 'The billing address is not complete', { issues }) : undefined;
};
