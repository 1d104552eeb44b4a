import type { Product } from '@ironcart/core';
import { placeOrder } from './place-order.ts';

/** The backend takes 60 orders in 5 minutes from one address, and all of ours come from this one (SECURITY 15). */
const warmUpOrders = 12;
const measuredOrders = 48;

const placeOrders = async (
  origin: string,
  products: readonly Product[],
  { orders, shoppers }: { readonly orders: number; readonly shoppers: number },
): Promise<void> => {
  let begun = 0;
  const shop = async (): Promise<void> => {
    while (begun < orders) {
      const product = products[begun % products.length];
      begun += 1;
      if (product) await placeOrder(origin, product);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, shop));
};

/** How many orders so many shoppers at once place per second: each with a session, a cart and a card of its own. */
export const measureOrders = async (
  origin: string,
  products: readonly Product[],
  shoppers: number,
): Promise<number> => {
  await placeOrders(origin, products, { orders: warmUpOrders, shoppers });
  const startedAt = performance.now();
  await placeOrders(origin, products, { orders: measuredOrders, shoppers });
  return measuredOrders / ((performance.now() - startedAt) / 1000);
};
