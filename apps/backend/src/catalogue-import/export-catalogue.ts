import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Currency } from '@ironcart/core/money';
import { stringify } from 'csv-stringify';
import pg from 'pg';
import { columns } from './csv/columns.ts';
import { rowsOfProduct } from './csv/write-csv.ts';
import { countOtherProducts, readMerchantProducts } from './database/read-products.ts';
import type { CatalogueFormat } from './import-catalogue.ts';
import type { MerchantProduct } from './merchant-product.ts';

export interface ExportOptions {
  readonly databaseUrl: string;
  readonly target: Writable;
  readonly format: CatalogueFormat;
  readonly currency: Currency;
}

export interface ExportReport {
  readonly products: number;
  /**
   * Number of visible products whose types the formats cannot represent: bundles, groups, gift cards, virtual products.
   */
  readonly leftOut: number;
}

async function* csvRows(products: AsyncIterable<MerchantProduct>) {
  yield [...columns];
  for await (const product of products) yield* rowsOfProduct(product);
}

async function* jsonText(products: AsyncIterable<MerchantProduct>) {
  let isFirst = true;
  for await (const product of products) {
    yield `${isFirst ? '[\n' : ',\n'}${JSON.stringify(product)}`;
    isFirst = false;
  }
  yield isFirst ? '[]\n' : '\n]\n';
}

/** Writes the store's simple and configurable products in the import's format, from one snapshot. */
export const exportCatalogue = async ({
  databaseUrl,
  target,
  format,
  currency,
}: ExportOptions): Promise<ExportReport> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let count = 0;
  async function* counted(products: AsyncIterable<MerchantProduct>) {
    for await (const product of products) {
      count += 1;
      yield product;
    }
  }
  try {
    await client.query('begin isolation level repeatable read read only');
    const products = counted(readMerchantProducts(client, currency));
    if (format === 'csv') await pipeline(Readable.from(csvRows(products)), stringify(), target);
    else await pipeline(Readable.from(jsonText(products)), target);
    const leftOut = await countOtherProducts(client);
    await client.query('commit');
    return { products: count, leftOut };
  } finally {
    await client.end();
  }
};
