import type { Product } from '@ironcart/core/product';
import { placeOrder } from './place-order.ts';

const warmUpMs = 1500;
const measuredMs = 6000;

/** Places orders one after another until the time is up, and finishes the current one. */
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

/**
 * Measures the orders per second of the given number of concurrent shoppers, each with its own session, cart and card.
 */
export const measureOrders = async (
  origin: string,
  products: readonly Product[],
  shoppers: number,
): Promise<number> => {
  await shopFor(origin, products, { durationMs: warmUpMs, shoppers });
  const { orders, seconds } = await shopFor(origin, products, { durationMs: measuredMs, shoppers });
  return orders / seconds;
};
