import { pricingIssueText } from '@ironcart/checkout-machines';
import type { EarnedTicket } from '@ironcart/core/customer';
import { type LineItem, type LineShortage, linePageUrl, lineQuantityCap, shortageText } from '@ironcart/core/list';
import { timesQuantity, zero } from '@ironcart/core/money';
import { type Product, rulesOf } from '@ironcart/core/product';
import type { LayeredImage } from '@ironcart/core/product-look';
import { describeChoices, primaryImage } from '@ironcart/core/product-page';
import type { Locale } from '@ironcart/core/site';
import type { QuotedLine } from '@ironcart/pricing';
import type { CartLineView } from '../../cart/LineFrame.tsx';
import { earnedLine } from './earned-line.ts';

type Products = ReadonlyMap<number, Product>;
const childOf = (item: LineItem, products: Products): Product | undefined =>
  products.get(item.children[0]?.productId ?? -1);

/** Facts about a line besides its products. */
export interface CartLineFacts {
  /** The line of the quote: its price, or why it has none. */
  readonly quoted: QuotedLine | undefined;
  /** Why the line cannot be bought in its quantity. */
  readonly shortage: LineShortage | undefined;
  /** The shopper's entitlements. */
  readonly earned: readonly EarnedTicket[];
  /** The site's, for days among its choices. */
  readonly locale?: Locale | undefined;
  /** Its picture. Default: that of the variant, otherwise of the product. */
  readonly picture?: LayeredImage | undefined;
}

/** Converts a cart line to its view: choices, price, and problems. */
export const toCartLine = (
  item: LineItem,
  products: ReadonlyMap<number, Product>,
  facts: CartLineFacts,
): CartLineView => {
  const { quoted, shortage, earned, locale, picture } = facts;
  const priced = quoted?.ok ? quoted : undefined;
  const refusal = quoted?.ok === false ? quoted.issues[0] : undefined;
  const refused = refusal && pricingIssueText(refusal);
  const issue = refused ?? (shortage && shortageText(shortage));
  const product = products.get(item.productId);
  const earnedView = earnedLine(item, product, { priced, earned });
  const child = product && rulesOf(product).isSoldAsChild ? childOf(item, products) : undefined;
  return {
    listItemId: item.listItemId,
    name: product?.name ?? 'No longer available',
    url: linePageUrl(item, products),
    picture: picture ?? (child && primaryImage(child)) ?? (product && primaryImage(product)),
    qty: item.qty,
    minQty: 1,
    maxQty: Math.max(shortage?.available ?? lineQuantityCap(item, products), 1),
    options: describeChoices(item, product, locale),
    ...(product && 'bundleOptions' in product
      ? {
          children: item.children.map(({ productId, qty }) => ({
            name: products.get(productId)?.name ?? 'No longer available',
            qty,
          })),
        }
      : {}),
    unitPrice: priced?.price ?? zero,
    total: priced?.rowTotal ?? zero,
    ...(priced ? { listTotal: timesQuantity(priced.listPrice, priced.qty) } : {}),
    ...(earnedView ? { earned: earnedView } : {}),
    ...(issue ? { issue } : {}),
    ...(shortage && refused === undefined ? { availableQty: shortage.available } : {}),
  };
};
