import type { ChosenOptions } from '../list/line-item.ts';
import type { Money } from '../money/index.ts';
import type { Product, ProductType } from '../product/product.ts';
import type { ProductAttributes } from '../product/product-parts.ts';
import { requireEntries, requireMap } from '../require-argument.ts';
import type { OrderItem } from './order.ts';

/** A priced line in requests for rates and taxes (S7-calls-checkout-03). */
export interface QuoteItem {
  readonly productId: number;
  readonly qty: number;
  readonly type: ProductType;
  readonly price: Money;
  readonly listItemId: string;
  readonly sku: string;
  /** The weight of one piece, in pounds. */
  readonly weight: number;
  /** price x qty. */
  readonly rowTotal: Money;
  readonly productAttributes: ProductAttributes;
  readonly customOptions: ChosenOptions;
  readonly addonType?: string | undefined;
  readonly children: readonly QuoteItem[];
}

/** Converts the lines of an order for requests for rates and taxes, with their products' shipping data. */
export const quoteItemsOf = (
  items: readonly OrderItem[],
  products: ReadonlyMap<number, Pick<Product, 'weight' | 'attributes'>>,
): readonly QuoteItem[] => {
  requireEntries(items, 'items');
  requireMap(products, 'products');
  return items.map((item) => {
    const product = products.get(item.productId);
    return {
      productId: item.productId,
      qty: item.qty,
      type: item.type,
      price: item.price,
      listItemId: item.listItemId,
      sku: item.sku,
      weight: product?.weight ?? 0,
      rowTotal: item.rowTotal,
      productAttributes: product?.attributes ?? {},
      customOptions: item.options,
      children: quoteItemsOf(item.children, products),
    };
  });
};
