import type { WireList, WireNewOrder } from '@ironcart/api/contract';
import type { Address } from '@ironcart/core/address';
import { composeOrder as compose, type OrderToCompose } from '../demo-history/compose-order.ts';
import type { Caller } from './shopper.ts';

export { fillCart, tokenize } from '../demo-history/compose-order.ts';

export const ohioAddress: Address = {
  firstname: 'Gale',
  lastname: 'Guest',
  telephone: '+1 555 0199',
  email: 'gale@example.com',
  street: ['1 Main Street'],
  city: 'Columbus',
  region: 'OH',
  postcode: '43201',
  countryId: 'US',
};

/** Options of a composed order; by default it ships to Ohio. */
export type ComposeOptions = Omit<OrderToCompose, 'address'> & { readonly address?: Address };

/** Composes an order of a list, as the shopper's browser does. */
export const composeOrder = (
  shopper: Caller,
  list: WireList,
  { address = ohioAddress, ...options }: ComposeOptions,
): Promise<WireNewOrder> => compose(shopper, list, { address, ...options });

/** An order with other payment fields, without the token that it was composed with. */
export const withPayment = (order: WireNewOrder, payment: Partial<WireNewOrder['payment']>): WireNewOrder => {
  const { transactionToken: _token, ...rest } = order.payment;
  return { ...order, payment: { ...rest, ...payment } };
};
