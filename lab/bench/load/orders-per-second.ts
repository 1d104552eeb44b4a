import type { Product } from '@ironcart/core/product';
import { placeOrder } from './place-order.ts';

const warmUpMs = 1500;
const measuredMs = 6000;

/** Shoppers buy one order after the other until the time is over, and finish the one that they are at. */
const shopFor = async (
  origin: string,
  products: readonly Product[],
  { durationMs, shoppers }: { readonly durationMs: number; readonly shoppers: number },
): Promise<{ readonly orders: number; readonly seconds: number }> => {
  const startedAt = performance.now();
  const elapsedMs = () => performance.now() - startedAt;
  let orders = 0;
  const shop = async (): Promise<void> => {
    while (elapsedMs() < durationMs) {
      const product = products[orders % products.length];
      if (!product) throw new Error('There is nothing to buy.');
      orders += 1;
      await placeOrder(origin, product);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, shop));
  return { orders, seconds: elapsedMs() / 1000 };
};

/** How many orders so many shoppers at once place per second: each with a session, a cart and a card of its own. */
export const measureOrders = async (
  origin: string,
  products: readonly Product[],
  shoppers: number,
): Promise<number> => {
  await shopFor(origin, products, { durationMs: warmUpMs, shoppers });
  const { orders, seconds } = await shopFor(origin, products, { durationMs: measuredMs, shoppers });
  return orders / seconds;
};
