import { lineItemFromWire } from '@ironcart/api/codec';
import type { WireList } from '@ironcart/api/contract';
import type { Money } from '@ironcart/core/money';
import { packedItem } from '@ironcart/core/order';
import { createPromotions, type PricedLine, quoteCart } from '@ironcart/pricing';
import { withGroupPrices } from '../../../catalogue/group-prices.ts';
import { readEarnedDiscounts } from '../../../services/checkout/entitlement-ledger.ts';
import { readAccount } from '../../../services/customer/account.reader.ts';
import { readProductsOf } from '../../../services/list/check-items.ts';
import { readCategoryNames } from '../catalog/category-names.ts';
import { type DocumentContext, pictureUrlOf } from '../catalog/product-document.ts';
import { messageOf } from '../messages/error-messages.ts';
import type { Message } from '../messages/message.ts';
import type { UcpContext } from '../ucp-context.ts';
import { urlOn } from '../ucp-context.ts';
import type { AgentCart } from './agent-carts.ts';
import { discountsDocument, discountTotal, lineTotals } from './discounts-document.ts';
import { itemIdOf } from './item-of-line.ts';

const lineDocument = (
  document: DocumentContext,
  line: PricedLine,
  { id, remaining }: { readonly id: string; readonly remaining: Money | undefined },
) => {
  const picture = line.children.find(({ thumbnail }) => thumbnail !== '')?.thumbnail ?? line.thumbnail;
  return {
    id: line.listItemId,
    item: {
      id,
      title: packedItem(line).name,
      price: line.price,
      ...(picture === '' ? {} : { image_url: pictureUrlOf(document, picture) }),
    },
    quantity: line.qty,
    totals: lineTotals(line.rowTotal, remaining),
  };
};

/** The products of a cart and its shopper, with the prices for the shopper's group and earned discounts. */
const readPricing = async (context: UcpContext, { ref: { owner, site } }: AgentCart, items: WireList['items']) => {
  const products = await readProductsOf(context.catalogue, items, site);
  if (!('customerId' in owner)) return { products, shopper: { groupId: 0 } };
  const { db } = context;
  const [{ groupId }, earned] = await Promise.all([
    readAccount(db, owner.customerId),
    readEarnedDiscounts(db, owner.customerId, site),
  ]);
  const priced = await withGroupPrices(db, [...products.values()], { groupId, site });
  return { products: new Map(priced.map((product) => [product.productId, product])), shopper: { groupId, earned } };
};

/**
 * A cart with its current prices for its owner: lines, and totals before shipping and tax, which checkout computes. A
 * line that can no longer be sold is omitted, with a message.
 */
export const cartDocument = async (
  context: UcpContext,
  cart: AgentCart,
  { list, codes }: { readonly list: WireList; readonly codes?: readonly string[] | undefined },
) => {
  const { site } = cart.ref;
  const [{ products, shopper }, revision] = await Promise.all([
    readPricing(context, cart, list.items),
    context.catalogue.revision(),
  ]);
  const document = { context, site, categories: await readCategoryNames(context, revision) };
  const items = list.items.map(lineItemFromWire);
  const quote = quoteCart({
    items,
    products,
    shopper,
    now: context.now().getTime(),
    promotions: createPromotions(context.promotions, site),
  });
  const messages = quote.issues.map(({ code, message }): Message => messageOf({ code, content: message }));
  const lines = quote.lines.flatMap((line, at) => {
    const item = items[at];
    return line.ok && item
      ? [
          lineDocument(document, line, {
            id: itemIdOf(item),
            remaining: quote.ok ? quote.taxableAmounts[at] : undefined,
          }),
        ]
      : [];
  });
  const body = {
    id: cart.cartId,
    line_items: lines,
    currency: site.currency,
    totals: [
      { type: 'subtotal', amount: quote.subtotal },
      ...discountTotal(quote),
      { type: 'total', display_text: 'Total before shipping and tax', amount: quote.goodsTotal },
    ],
    ...discountsDocument(
      quote,
      quote.lines.map((line) => (line.ok ? line.rowTotal : 0)),
      codes,
    ),
    continue_url: urlOn(context, site, `/ucp/continue/${cart.continueId}`),
    expires_at: cart.expiresAt.toISOString(),
  };
  return { body, messages };
};
