import type { ChosenOptions } from '../list/line-item.ts';
import type { Money } from '../money/index.ts';
import type { Product, ProductType } from '../product/product.ts';
import type { ProductAttributes } from '../product/product-parts.ts';
import type { OrderItem } from './order.ts';

/** A priced line as shipping and tax are asked for it (S7-calls-checkout-03). */
export interface QuoteItem {
  readonly productId: number;
  readonly qty: number;
  readonly type: ProductType;
  readonly price: Money;
  readonly listItemId: string;
  readonly sku: string;
  /** Pounds, of one piece. */
  readonly weight: number;
  /** price x qty. */
  readonly rowTotal: Money;
  readonly productAttributes: ProductAttributes;
  readonly customOptions: ChosenOptions;
  readonly addonType?: string | undefined;
  readonly children: readonly QuoteItem[];
}

/** The lines of an order as shipping and tax are asked for them, with what their products say of shipping. */
export const quoteItemsOf = (
  items: readonly OrderItem[],
  products: ReadonlyMap<number, Pick<Product, 'weight' | 'attributes'>>,
): readonly QuoteItem[] =>
  items.map((item) => {
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
