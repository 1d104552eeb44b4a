import type { PlaceableOrder } from '@ironcart/api/codec';
import type { PlacementErrorType } from '@ironcart/api/contract';
import { type LineItem, lineShortages } from '@ironcart/core/list';
import { type Money, subtract, sum } from '@ironcart/core/money';
import { type AppliedGiftCard, type OrderItem, type OrderTotals, taxAddressOf } from '@ironcart/core/order';
import type { Product } from '@ironcart/core/product';
import {
  allowsSplit,
  isHeavyDirect,
  isPickupAllowed,
  isPickupOrder,
  isVirtualOrder,
  noShippingAddressMessage,
  packagesOf,
  type ShippingRate,
} from '@ironcart/core/shipping';
import { dayAt, type Site } from '@ironcart/core/site';
import { isTrial } from '@ironcart/core/subscription';
import {
  amountToPay,
  applyGiftCards,
  type CartPromotions,
  type CompleteQuote,
  type GiftCardBalance,
  orderTotals,
  quoteCart,
  toOrderItems,
} from '@ironcart/pricing';
import { isRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import type { OwnCarrier } from '../shipping/own-carrier.ts';
import { quoteRates } from '../shipping/quote-rates.ts';
import type { ShippingTable } from '../shipping/shipping-table.ts';
import { taxOfOrder } from '../tax/order-tax.ts';
import type { TaxTable } from '../tax/tax.reader.ts';
import { taxRulesAt, untoldTaxMessage } from '../tax/tax-rules-at.ts';
import { type EarnedDiscount, type RedeemedUses, redeemedUsesOf } from './entitlement-ledger.ts';
import { type PromotedPieces, promotedPiecesOf } from './promotion-ledger.ts';

export type PlacementRefusal = Refusal<PlacementErrorType>;

/** The backend's data with which an order is verified. */
export interface OrderFacts {
  readonly site: Site;
  /** The list's lines from the database; the order's lines must agree with them. */
  readonly items: readonly LineItem[];
  readonly products: ReadonlyMap<number, Product>;
  /** The site's shipping table for the order's country; undefined if it does not ship there. */
  readonly shippingTable: ShippingTable | undefined;
  /** The store's own carriers, in addition to its tables. */
  readonly carriers: readonly OwnCarrier[];
  /** The order's rate quotes that are still valid, by id. */
  readonly liveQuotes: ReadonlyMap<string, { readonly isFiveForFive: boolean }>;
  /** The tax table on the site's current calendar day. */
  readonly taxTable: TaxTable;
  /** The order's gift cards with their actual balances, in the order's sequence. */
  readonly giftcards: readonly GiftCardBalance[];
  readonly groupId: number;
  /** The customer's earned discounts by product id. */
  readonly earned: ReadonlyMap<number, EarnedDiscount>;
  /** The products that the customer has subscribed to before; the customer cannot have another trial of them. */
  readonly subscribedBefore: ReadonlySet<number>;
  /** The store's own promotions. */
  readonly promotions?: CartPromotions | undefined;
  readonly nowMs: number;
}

/** A verified order, with every amount computed by the backend. */
export interface VerifiedOrder {
  readonly items: readonly OrderItem[];
  readonly shipping: readonly ShippingRate[];
  /** Whether a rate contains the five-for-five offer, which the order redeems. */
  readonly redeemsFiveForFive: boolean;
  readonly totals: OrderTotals;
  readonly paymentAmount: Money;
  /** The amount that each gift card pays, computed by the backend. */
  readonly giftcards: readonly AppliedGiftCard[];
  /** The uses of earned discounts by the items. */
  readonly redeemed: readonly RedeemedUses[];
  /** The pieces of limited promotions in the items. */
  readonly promoted: readonly PromotedPieces[];
}

const idsOf = (items: readonly LineItem[]): readonly number[] =>
  items.flatMap((item) => [item.productId, ...idsOf(item.children)]);

/** The SKUs whose purchase limit the order exceeds. The stock is checked when it is taken. */
const skusOverLimit = ({ items, products }: OrderFacts): readonly string[] => {
  const shortages = lineShortages(items, products);
  const skus = items.flatMap(({ listItemId, productId }) =>
    shortages.get(listItemId)?.limit === 'purchaseLimit' ? [products.get(productId)?.sku ?? ''] : [],
  );
  return [...new Set(skus)].toSorted();
};

/** The SKUs of trials in the order that the customer has already used. */
const usedTrials = ({ items, products, subscribedBefore }: OrderFacts): readonly string[] =>
  items.flatMap(({ productId }) => {
    const product = products.get(productId);
    return product && subscribedBefore.has(productId) && isTrial(product) ? [product.sku] : [];
  });

interface VerifiedItems {
  readonly items: readonly OrderItem[];
  readonly quote: CompleteQuote;
  readonly redeemed: readonly RedeemedUses[];
  readonly promoted: readonly PromotedPieces[];
}

const verifyItems = (order: PlaceableOrder, facts: OrderFacts): VerifiedItems | PlacementRefusal => {
  const quote = quoteCart({
    items: facts.items,
    products: facts.products,
    shopper: { groupId: facts.groupId, earned: facts.earned },
    promotions: facts.promotions,
    now: facts.nowMs,
  });
  if (!quote.ok) {
    const [issue] = quote.issues;
    if (issue === undefined) throw new Error('A cart that cannot be ordered has an issue');
    return refuse('wrong_product_price', issue.message, { code: issue.code, listItemId: issue.listItemId });
  }
  const items = toOrderItems(quote.lines);
  const isSame =
    items.length === order.items.length &&
    items.every((item) => {
      const shown = order.items.find(({ listItemId }) => listItemId === item.listItemId);
      return (
        shown !== undefined &&
        shown.productId === item.productId &&
        shown.qty === item.qty &&
        shown.price === item.price &&
        shown.rowTotal === item.rowTotal
      );
    });
  if (!isSame) return refuse('wrong_product_price', 'The items or their prices are not those of the list');
  const overLimit = skusOverLimit(facts);
  if (overLimit.length > 0) {
    return refuse('inventory_error', `One order may hold fewer pieces: ${overLimit.join(', ')}`, { skus: overLimit });
  }
  const again = usedTrials(facts);
  if (again.length > 0)
    return refuse('trial_used', `The customer has had a trial of ${again.join(', ')}`, { skus: again });
  const promoted = promotedPiecesOf(quote.lines, facts.products, facts.nowMs);
  const skus = promoted.flatMap(({ sku, qty, left }) => (qty > left ? [sku] : [])).toSorted();
  if (skus.length > 0) {
    return refuse('inventory_error', `The promotion has fewer pieces left: ${skus.join(', ')}`, { skus });
  }
  return { items, quote, redeemed: redeemedUsesOf(quote.lines, facts.earned), promoted };
};

type VerifiedShipping = Pick<VerifiedOrder, 'shipping' | 'redeemsFiveForFive'>;

const verifyShipping = (
  order: PlaceableOrder,
  facts: OrderFacts,
  items: readonly OrderItem[],
): VerifiedShipping | PlacementRefusal => {
  const { site, products, shippingTable } = facts;
  const chosen = order.shipping.filter(({ selected }) => selected);
  if (isVirtualOrder(items)) {
    if (chosen.length > 0) return refuse('shipping_method_not_valid', 'There is nothing to ship');
    return { shipping: [], redeemsFiveForFive: false };
  }
  const { shippingAddress } = order;
  if (!shippingAddress) return refuse('invalid_address', noShippingAddressMessage);

  const held = idsOf(facts.items).flatMap((id) => products.get(id) ?? []);
  if (isPickupOrder(chosen) && !isPickupAllowed(site, held)) {
    return refuse('pickup_disabled', 'This order cannot be collected');
  }
  const terms = { mode: order.shippingMode, site, hasHeavyDirect: held.some(isHeavyDirect) };
  if (!shippingTable) return refuse('shipping_method_not_found', 'This site does not ship there');
  const [first] = chosen;
  const quote = quoteRates(
    {
      site,
      destination: shippingAddress,
      items: facts.items,
      products,
      allowSplit: allowsSplit(terms),
      nowMs: facts.nowMs,
      carriers: facts.carriers,
      isFiveForFive: chosen.some(({ transactionId }) => facts.liveQuotes.get(transactionId)?.isFiveForFive),
    },
    shippingTable,
    first?.transactionId ?? '',
  );
  const packages = packagesOf(quote, terms);
  if (packages.length === 0 || chosen.length !== packages.length) {
    return refuse('shipping_method_not_found', 'Not every package has one shipping method');
  }

  const rates: ShippingRate[] = [];
  for (const { packageNumber, rates: offered } of packages) {
    const shown = chosen.find((rate) => rate.packageNumber === packageNumber);
    const rate = offered.find(({ shippingCode }) => shippingCode === shown?.shippingCode);
    if (!shown || !rate) return refuse('shipping_method_not_found', `Package ${packageNumber} cannot ship that way`);
    if (!facts.liveQuotes.has(shown.transactionId)) return refuse('shipping_rate', 'The rates have lapsed');
    if (shown.amount !== rate.amount)
      return refuse('wrong_shipping_rate', `The rate of package ${packageNumber} has changed`);
    rates.push({ ...rate, transactionId: shown.transactionId, selected: true });
  }
  const redeemsFiveForFive = rates.some(({ shippingCode }) => shippingCode === quote.fiveForFiveCode);
  return { shipping: rates, redeemsFiveForFive };
};

const verifyTotals = (shown: OrderTotals, computed: OrderTotals): PlacementRefusal | undefined => {
  if (shown.subtotal !== computed.subtotal)
    return refuse('wrong_product_price', 'The subtotal is not that of the items');
  if (shown.discount !== computed.discount) return refuse('wrong_discount', 'The discount is not the one granted');
  if (shown.shipping !== computed.shipping) {
    return refuse('wrong_shipping_total', 'The shipping total is not the sum of the rates');
  }
  const isTaxRight =
    shown.itemTax === computed.itemTax && shown.shippingTax === computed.shippingTax && shown.tax === computed.tax;
  if (!isTaxRight) return refuse('wrong_tax_total', 'The tax is not the one due');
  const isGrandTotalRight =
    shown.tariff === computed.tariff &&
    shown.grandTotalExcludingTax === computed.grandTotalExcludingTax &&
    shown.grandTotalIncludingTax === computed.grandTotalIncludingTax;
  if (!isGrandTotalRight) return refuse('wrong_grandtotal', 'The grand total is not the sum of its parts');
  if (shown.giftcards !== computed.giftcards) {
    return refuse('giftcard_balance_error', 'The gift cards do not hold what the order takes from them');
  }
  return undefined;
};

/**
 * Computes the whole order again, with the functions that the shopper's browser used, and refuses a difference of one
 * cent with the specification's code: items, then shipping, then discount, tax, grand total, payment.
 */
export const verifyOrder = (order: PlaceableOrder, facts: OrderFacts): VerifiedOrder | PlacementRefusal => {
  const verifiedItems = verifyItems(order, facts);
  if (isRefusal(verifiedItems)) return verifiedItems;
  const { items, quote, redeemed, promoted } = verifiedItems;
  const { subtotal, discount } = quote;
  const verifiedShipping = verifyShipping(order, facts, items);
  if (isRefusal(verifiedShipping)) return verifiedShipping;
  const { shipping } = verifiedShipping;

  const taxAddress = taxAddressOf({ ...order, items, shipping }, facts.site);
  if (!taxAddress) return refuse('invalid_address', 'There is no address to tax the order at');
  const day = dayAt(facts.nowMs, facts.site.timeZone);
  const rulesOf = taxRulesAt(facts.taxTable, { site: facts.site, address: taxAddress, day });
  if (!rulesOf) return refuse('invalid_address', untoldTaxMessage);
  const shippingAmounts = shipping.map(({ amount }) => amount);
  const tax = taxOfOrder(
    {
      lines: items,
      products: facts.products,
      discountShares: quote.lines.map(({ rowTotal }, at) => subtract(rowTotal, quote.taxableAmounts[at] ?? rowTotal)),
      shippingAmount: sum(shippingAmounts),
    },
    rulesOf,
    facts.site,
  );
  const totals = orderTotals({
    subtotal,
    discount,
    shippingAmounts,
    itemTax: tax.itemTax,
    shippingTax: tax.shippingTax,
    giftcards: facts.giftcards,
  });
  const refusal = verifyTotals(order.totals, totals);
  if (refusal) return refusal;
  const paymentAmount = amountToPay(totals);
  if (order.payment.amount !== paymentAmount) {
    return refuse('wrong_payment_amount', 'The payment is not what is left to pay');
  }
  const giftcards = applyGiftCards(facts.giftcards, totals.grandTotalIncludingTax);
  return { items, ...verifiedShipping, totals, paymentAmount, giftcards, redeemed, promoted };
};
