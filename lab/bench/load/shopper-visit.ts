import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@ironcart/api/client';
import type { Product } from '@ironcart/core/product';
import { siteByCode } from '@ironcart/core/site';
import { categoryPath } from './category-calls.ts';
import type { Latencies } from './latencies.ts';
import { createGuest, placeOrder } from './place-order.ts';

export interface VisitOptions {
  readonly origin: string;
  readonly products: readonly Product[];
  readonly latencies: Latencies;
  /** Average pause between two steps, in milliseconds. */
  readonly thinkMs: number;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
}

const phrases = ['bar', 'kettlebell', 'plate', 'rack', 'bench', 'rope', 'belt', 'ketlebell', 'dumbbell 20', 'hoodie'];

/** Share of shoppers with a cart who buy. */
const buyingShare = 0.3;

/** Share of visits that reach the cart. */
const cartShare = 0.5;

const pick = <T>(values: readonly T[], random: () => number): T => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
};

const loadPage = async (origin: string, path: string): Promise<void> => {
  const response = await fetch(`${origin}${path}`, { headers: { accept: 'text/html' } });
  await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
};

/**
 * One visit with reading pauses: the home page, a category, a product, a search, another product; every second visitor
 * fills a cart, and some of them buy.
 */
export const visitShop = async ({ origin, products, latencies, thinkMs, random }: VisitOptions): Promise<void> => {
  const think = () => sleep(thinkMs * (0.5 + random()));
  const api = createClient({ baseUrl: origin, site: siteByCode('USA') });
  const { measure } = latencies;
  await measure('front page', () => loadPage(origin, '/'));
  await think();
  await measure('category page, 80 products', () => loadPage(origin, categoryPath));
  await think();
  const product = pick(products, random);
  await measure('product page', () => loadPage(origin, product.url));
  await think();
  await measure('search', () => api.search.query({ keyphrase: pick(phrases, random), page: 1, pageUri: '/search' }));
  await think();
  const wanted = pick(products, random);
  await measure('product detail', () => api.content.productComplete(wanted.productId));
  await think();
  if (random() >= cartShare) return;
  const guest = createGuest(origin);
  await measure('add to cart', async () => {
    const { _id } = await guest.lists.create({ type: 'cart' });
    await guest.lists.addItems(_id, [{ productId: wanted.productId, qty: 1 }]);
  });
  await think();
  if (random() >= buyingShare) return;
  await measure('complete order, six calls', () => placeOrder(origin, wanted));
};
