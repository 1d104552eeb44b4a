import { createClient } from '@ironcart/api/client';
import { siteByCode } from '@ironcart/core/site';
import type { Comparison } from '../figures/ratio-table.ts';
import { sendInTurns } from '../load/answers-per-second.ts';
import { buyableProducts } from '../load/buyable-products.ts';
import { recordCategoryList, recordHeartbeat } from '../load/category-calls.ts';
import { measureOrders } from '../load/orders-per-second.ts';
import { recordCall } from '../load/recorded-call.ts';
import { withProduct } from '../load/run-product.ts';

const connections = 16;

/** Measures a journey's calls and whole orders at 16 connections, compared with the cheapest call. */
export const measureServer = (): Promise<readonly Comparison[]> =>
  withProduct(async (origin) => {
    const list = await recordCategoryList(origin);
    const toBuy = await buyableProducts(createClient({ baseUrl: origin, site: siteByCode('USA') }), list.products);
    const [first] = toBuy;
    const detail = await recordCall(origin, (client) => client.content.productComplete(first?.productId ?? 0));
    const calls = await sendInTurns(
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
