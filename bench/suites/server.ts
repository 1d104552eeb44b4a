import { createClient } from '@ironcart/api/client';
import { inventoryStatus, type Product } from '@ironcart/core';
import type { Comparison } from '../figures/ratio-table.ts';
import { measureAnswers } from '../load/answers-per-second.ts';
import { recordCategoryList, recordHeartbeat } from '../load/category-calls.ts';
import { measureOrders } from '../load/orders-per-second.ts';
import { recordCall } from '../load/recorded-call.ts';
import { withProduct } from '../load/run-product.ts';

const connections = 16;

/** Products that the orders take turns with, those with the most pieces: none of them may sell out. */
const productsInTurn = 32;

/** Simple products of the category, the best stocked first. */
const productsToBuy = async (origin: string, ids: readonly number[]): Promise<readonly Product[]> => {
  const products = await createClient({ baseUrl: origin, site: 'USA' }).content.products(ids);
  const stockOf = ({ inventory }: Product) => inventory?.qoh ?? 0;
  return products
    .filter(
      ({ type, inventory, customOptions }) =>
        type === 'simple' && customOptions.length === 0 && inventoryStatus(inventory) === 'inStock',
    )
    .toSorted((left, right) => stockOf(right) - stockOf(left))
    .slice(0, productsInTurn);
};

/** Measures the calls of a journey, and whole orders, at 16 connections beside the cheapest call. */
export const measureServer = (): Promise<readonly Comparison[]> =>
  withProduct(async (origin) => {
    const list = await recordCategoryList(origin);
    const toBuy = await productsToBuy(
      origin,
      list.products.map(({ productId }) => productId),
    );
    const [first] = toBuy;
    const detail = await recordCall(origin, (client) => client.content.productComplete(first?.productId ?? 0));
    const calls = await measureAnswers(
      [
        { name: 'heartbeat (the floor)', isOurs: false, call: await recordHeartbeat(origin) },
        { name: 'product list, 80 products', isOurs: true, call: list.call },
        { name: 'product detail', isOurs: true, call: detail.call },
      ],
      { connections, turns: 3 },
    );
    const orders = await measureOrders(origin, toBuy, connections);
    const measurements = [...calls, { name: 'complete order, six calls', isOurs: true, perSecond: orders }];
    return [{ title: `${connections} connections`, unit: 'answers', measurements }];
  });
