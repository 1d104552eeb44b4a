import type { Address } from '../address/address.ts';
import { requireFields, requireObject } from '../require-argument.ts';
import { isPickupOrder } from '../shipping/pickup.ts';
import { isVirtualOrder } from '../shipping/virtual-items.ts';
import type { Site } from '../site/site.ts';
import type { Order } from './order.ts';

type TaxedOrder = Pick<Order, 'items' | 'shipping' | 'shippingAddress' | 'billingAddress'>;

/**
 * The address that determines the tax (S4-tax-07..09): the pickup address of a pickup order, the billing address of a
 * virtual order, otherwise the shipping address. The contact is always the shopper.
 */
export const taxAddressOf = (order: TaxedOrder, site: Pick<Site, 'pickup'>): Address | undefined => {
  requireFields(order, 'order', { items: 'array', shipping: 'array' });
  requireObject(site, 'site');
  const { pickup } = site;
  const { shippingAddress, billingAddress } = order;
  if (isVirtualOrder(order.items)) return billingAddress;
  if (!isPickupOrder(order.shipping)) return shippingAddress;
  const contact = shippingAddress ?? billingAddress;
  return pickup && contact
    ? {
        ...pickup,
        firstname: contact.firstname,
        lastname: contact.lastname,
        telephone: contact.telephone,
        email: contact.email,
      }
    : undefined;
};
