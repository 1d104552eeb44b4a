import type { EarnedTicket } from '@ironcart/core/customer';
import { currentCart, currentList, type LineItem, type ShoppingList } from '@ironcart/core/list';
import { add, type Money, subtract, sum, timesQuantity, zero } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { weightText } from '@ironcart/core/product-page';
import { shippedWeight } from '@ironcart/core/shipping';
import { createPromotions, type QuotedLine } from '@ironcart/pricing';
import { type CartLineView, discountLines, type TotalsLineView } from '@ironcart/react-ui';
import type { RequestContext } from '../request-context/request-context.ts';
import { cartVat } from './cart-vat.ts';
import { pricedLines } from './priced-lines.ts';

/** The priced cart, formatted for the header, the side cart and the cart page. */
export interface CartView {
  /** undefined before the first item was added. */
  readonly listId: string | undefined;
  readonly lines: readonly CartLineView[];
  /** The lines as numbers, for analytics: product, quantity and unit price. */
  readonly items: readonly { readonly productId: number; readonly qty: number; readonly price: Money }[];
  readonly subtotal: Money;
  /** Savings compared to list prices, before the subtotal: sales, deals and earned discounts. */
  readonly saved: Money;
  /** Discounts from weight tiers (S9-hundo-01) and the store's promotions on the subtotal. */
  readonly discounts: readonly TotalsLineView[];
  /** Total of the goods before shipping and tax. */
  readonly total: Money;
  /** On sites that show prices with VAT: the VAT on the goods at these prices' rates, and the total including it. */
  readonly vat?: { readonly amount: Money; readonly total: Money } | undefined;
  /** Shipping weight in the site's unit and the other; undefined if no item has a weight. */
  readonly weight: string | undefined;
  /** Sum of the quantities. */
  readonly count: number;
  readonly messages: readonly string[];
}

const emptyCart: CartView = {
  listId: undefined,
  lines: [],
  items: [],
  subtotal: zero,
  saved: zero,
  discounts: [],
  total: zero,
  weight: undefined,
  count: 0,
  messages: [],
};

/** The ids of a line's products and of the grouped product that it was selected on, which it links to. */
const productIdsOf = (item: LineItem): readonly number[] => [
  item.productId,
  ...(item.metadata.groupedProductId === undefined ? [] : [item.metadata.groupedProductId]),
  ...item.children.flatMap(productIdsOf),
];

type Shopper = Pick<RequestContext, 'api' | 'hasSession' | 'earned'>;

interface Contents {
  readonly list: ShoppingList;
  readonly products: readonly Product[];
  /** The customer's entitlements. */
  readonly earned: readonly EarnedTicket[];
}

const readContents = async (
  shopper: Shopper,
  choose: (lists: readonly ShoppingList[]) => ShoppingList | undefined,
): Promise<Contents | undefined> => {
  const { api, hasSession } = shopper;
  if (!hasSession) return undefined;
  const list = choose(await api.lists.active());
  if (list === undefined) return undefined;
  const ids = list.items.flatMap(productIdsOf);
  const [products, earned] = await Promise.all([
    ids.length === 0 ? [] : api.content.products(ids),
    ids.length === 0 ? [] : shopper.earned(),
  ]);
  return { list, products, earned };
};

/** The cart in use and every product it needs, children included; undefined before the first item. */
const readCartContents = (shopper: Shopper): Promise<Contents | undefined> => readContents(shopper, currentCart);

/** The contents for checkout: the express cart if there is one (it is deleted on leaving), otherwise the cart. */
export const readCheckoutContents = (shopper: Shopper): Promise<Contents | undefined> =>
  readContents(shopper, (lists) => {
    const buyNow = currentList(lists, 'buyNow');
    return buyNow !== undefined && buyNow.items.length > 0 ? buyNow : currentCart(lists);
  });

/** A line above its list price saves nothing. */
const savingsOn = (lines: readonly QuotedLine[]): Money =>
  sum(
    lines.map((line) => {
      const listTotal = line.ok ? timesQuantity(line.listPrice, line.qty) : zero;
      return line.ok && listTotal > line.rowTotal ? subtract(listTotal, line.rowTotal) : zero;
    }),
  );

/** Reads and prices the shopper's cart. Lines that cannot be priced stay visible with the reason. */
export const readCart = async (context: RequestContext, groupId: number): Promise<CartView> => {
  const contents = await readCartContents(context);
  if (contents === undefined) return emptyCart;
  const { list, earned } = contents;
  const products = new Map(contents.products.map((product) => [product.productId, product]));
  const promotions = context.promotions && createPromotions(context.promotions.rules, context.site);
  const setting = { site: context.site, now: context.now, groupId, earned, promotions };
  const { quote, views } = pricedLines(list.items, products, setting);
  const vat = cartVat(quote, products, context.site);
  const pounds = shippedWeight(list.items, products);
  return {
    listId: list._id,
    lines: views,
    items: list.items.map(({ productId, qty }, at) => {
      const line = quote.lines[at];
      return { productId, qty, price: line?.ok ? line.price : zero };
    }),
    subtotal: quote.subtotal,
    saved: savingsOn(quote.lines),
    discounts: discountLines(quote.weightDiscount, quote.promotions, context.site.showsTaxExclusivePrice),
    total: quote.goodsTotal,
    vat: vat === undefined ? undefined : { amount: vat, total: add(quote.goodsTotal, vat) },
    weight: pounds > 0 ? weightText(pounds, context.site.weightUnit) : undefined,
    count: list.items.reduce((count, { qty }) => count + qty, 0),
    messages: list.messages,
  };
};
