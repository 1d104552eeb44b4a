import { readFileSync } from 'node:fs';
import type { LineItem } from '@ironcart/core/list';
import { money, parseMoney } from '@ironcart/core/money';
import { createProduct, type Product } from '@ironcart/core/product';
import type { CartContents, Shopper } from '@ironcart/pricing';
import { dataFolder } from '@ironcart/seed';

/** The demo store's products without choices, with prices in US dollars. */
interface StoreProduct {
  readonly type: Product['type'];
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
  readonly weight: number;
  readonly attributes: Product['attributes'];
  readonly customOptions?: readonly unknown[];
  readonly hundoPricing?: readonly unknown[];
}

/** The trade customers' group, which has its own prices. */
const tradeGroup = 2;

/** The product for which the shopper redeems an earned discount. */
const redeemedSku = 'HLD-BAR-MEET20';

const read = (name: string): string => readFileSync(`${dataFolder}/${name}`, 'utf8');

const rowsOf = (name: string): readonly (readonly string[])[] =>
  read(name)
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(','));

const amountOf = (text: string | undefined) => {
  const amount = parseMoney(text);
  return amount.ok ? amount.value : undefined;
};

const inDollars = (rows: readonly (readonly string[])[], currencyAt: number) =>
  new Map(rows.filter((row) => row[currencyAt] === 'USD').map((row) => [row[0], row]));

/**
 * Products without choices. Weight-tiered products are excluded: their discount per piece is no whole amount, so the
 * plain loop could not compute it.
 */
const readProducts = (): readonly Product[] => {
  const prices = inDollars(rowsOf('prices.csv'), 1);
  const groupPrices = inDollars(rowsOf('group-prices.csv'), 2);
  return (JSON.parse(read('products.json')) as readonly StoreProduct[])
    .filter(
      ({ type, customOptions, hundoPricing }) =>
        (type === 'simple' || type === 'virtual') && !customOptions && !hundoPricing,
    )
    .flatMap(({ type, productId, sku, name, weight, attributes }) => {
      const [, , price, compareAt] = prices.get(sku) ?? [];
      const sale = amountOf(price);
      if (sale === undefined) return [];
      const listPrice = amountOf(compareAt) ?? sale;
      const salePrice = listPrice === sale ? undefined : sale;
      const groupPrice = amountOf(groupPrices.get(sku)?.[3]);
      return [
        createProduct({
          type: type as 'simple' | 'virtual',
          productId,
          sku,
          name,
          weight,
          attributes,
          listPrice,
          salePrice,
          groupPrice,
        }),
      ];
    });
};

/** A shopper of the trade group with an earned discount on one product. */
export const createStoreShopper = (products: ReadonlyMap<number, Product>): Shopper => {
  const redeemed = [...products.values()].find(({ sku }) => sku === redeemedSku);
  return {
    groupId: tradeGroup,
    earned: new Map(redeemed ? [[redeemed.productId, { kind: 'fixed', amount: money(1_500) }]] : []),
  };
};

/** Creates a cart with the given number of lines of the demo store's products; deterministic. */
export const createStoreCart = (lineCount: number): CartContents => {
  const sold = readProducts();
  const items = Array.from({ length: lineCount }, (_, index): LineItem => {
    const product = sold[(index * 7) % sold.length];
    if (!product) throw new Error('The demo store has no products to measure with.');
    return {
      listItemId: String(index),
      productId: product.productId,
      qty: 1 + ((index * 3) % 4),
      options: {},
      metadata: product.sku === redeemedSku ? { redeem: true } : {},
      children: [],
    };
  });
  return { items, products: new Map(sold.map((product) => [product.productId, product])) };
};
