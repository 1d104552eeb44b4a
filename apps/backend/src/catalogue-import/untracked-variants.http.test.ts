import { Readable } from 'node:stream';
import { contract } from '@ironcart/api/contract';
import { expect, it } from 'vitest';
import { useTestStore } from '../testing/test-store.ts';
import { importCatalogue } from './index.ts';

const store = useTestStore();

const csv = `Handle,Title,Published,Status,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price
made-to-order,Made to order,TRUE,active,Size,S,MTO-S,200,,,20.00
made-to-order,Made to order,TRUE,active,Size,M,MTO-M,200,,,20.00
made-to-order,Made to order,TRUE,active,Size,L,MTO-L,200,,,20.00
counted,Counted,TRUE,active,Size,S,CNT-S,200,shopify,400000,20.00
counted,Counted,TRUE,active,Size,M,CNT-M,200,shopify,400000,20.00
counted,Counted,TRUE,active,Size,L,CNT-L,200,shopify,400000,20.00
`;

it('products whose variants together exceed the stock limit of the contract are served with that limit', async () => {
  await importCatalogue({
    databaseUrl: store.databaseUrl,
    source: Readable.from([Buffer.from(csv)]),
    format: 'csv',
    currency: 'USD',
    onRejected: (product) => expect(product).toBeUndefined(),
  });
  const guest = store.shopper();
  for (const url of ['/made-to-order', '/counted']) {
    const { entityId = 0 } = await guest.call(contract.route.getRoute, { query: { url } });
    const product = await guest.call(contract.content.getCompleteProduct, { params: { id: String(entityId) } });
    expect(product.inventory?.qoh).toBe(1_000_000);
    expect(product.children).toHaveLength(3);
  }
});
