import {
  lineItemFromWire,
  lineItemToWire,
  newOrderFromWire,
  newOrderToWire,
  productFromWire,
  productToWire,
  ticketFromWire,
  ticketToWire,
} from '@ironcart/api/codec';
import type { CheckoutPorts } from '@ironcart/checkout-machines';
import type { Address } from '@ironcart/core/address';
import type { Customer, EarnedTicket } from '@ironcart/core/customer';
import { money, subtract, sum, zero } from '@ironcart/core/money';
import type { Order } from '@ironcart/core/order';
import type { Product } from '@ironcart/core/product';
import { allowsSplit, isHeavyDirect, isVirtualOrder, selectRates } from '@ironcart/core/shipping';
import { siteByCode } from '@ironcart/core/site';
import { arbitraryCart } from '@ironcart/core/testing';
import {
  amountToPay,
  applyGiftCards,
  type CartQuote,
  createPromotions,
  earnedDiscountsOf,
  orderTotals,
  quoteCart,
} from '@ironcart/pricing';
import { createRuleIndex, defaultVatTable, taxClasses, untaxed } from '@ironcart/tax';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OrderFacts, verifyOrder } from '../../apps/backend/src/services/checkout/verify-order.ts';
import { quoteRates } from '../../apps/backend/src/services/shipping/quote-rates.ts';
import type { ShippingTable } from '../../apps/backend/src/services/shipping/shipping-table.ts';
import { discountSharesOf } from '../../apps/backend/src/services/tax/discount-shares.ts';
import { taxOfOrder } from '../../apps/backend/src/services/tax/order-tax.ts';
import { cartVat } from '../../apps/storefront/app/cart/cart-vat.ts';
import { pricedLines } from '../../apps/storefront/app/cart/priced-lines.ts';
import { priceContents } from '../../packages/checkout-machines/src/checkout/price-contents.ts';
import { productsById } from '../../packages/checkout-machines/src/checkout/products-by-id.ts';

const site = siteByCode('USA');
const nowMs = Date.UTC(2026, 10, 22);
const ohio: Address = {
  firstname: 'Gale',
  lastname: 'Guest',
  telephone: '+1 555 0199',
  email: 'gale@example.com',
  street: ['1 Main Street'],
  city: 'Columbus',
  region: 'OH',
  postcode: '43201',
  countryId: 'US',
};
const taxIndex = createRuleIndex([
  { levy: 'state', countryCode: 'US', taxClass: 'goods', region: '*', postcode: '*', rate: '7.25', code: 'OH' },
]);
const taxTable: OrderFacts['taxTable'] = new Map([['US', taxIndex]]);
const shippingTable: ShippingTable = {
  terms: { defaultOrigin: 'dayton', heaviestParcel: 150, longestParcel: 108, freightAbove: 400 },
  areas: [{ zoneCode: 'states', countryId: 'US', region: '*', postcode: '*' }],
  methods: (['parcel', 'freight'] as const).map((kind) => ({
    shippingCode: kind,
    label: kind,
    carrier: 'Northpost',
    kind,
    origin: undefined,
    dimensionalDivisor: undefined,
    maxPackageWeight: undefined,
    maxPackageLength: undefined,
    workingDays: new Map(),
    bands: [{ zoneCode: 'states', upToWeight: null, base: money(1_150), perLb: money(42) }],
  })),
  goods: new Map(),
};

const arbitraryTicket = (productId: number): fc.Arbitrary<EarnedTicket> =>
  fc
    .tuple(
      fc.oneof(
        fc.integer({ min: 0, max: 10_000 }).map((hundredths) => ({
          kind: 'percent' as const,
          percent: String(hundredths / 100),
        })),
        fc.integer({ min: 0, max: 20_000 }).map((amount) => ({ kind: 'fixed' as const, amount: money(amount) })),
      ),
      fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }),
    )
    .map(([discount, remainingUses]) => ({
      ...discount,
      productId,
      orderId: 'earned',
      remainingUses,
      hasFreeShipping: false,
    }));

/** Generates a cart of every product type, with weight tiers and deals, and its shopper. */
const arbitraryPurchase = () =>
  fc.record({
    cart: arbitraryCart(),
    tiers: fc.boolean(),
    promoPrice: fc.option(fc.integer({ min: 1, max: 5_000 })),
    groupId: fc.constantFrom(0, 1, 2, 5),
    tickets: fc.subarray([1, 2, 3, 10, 20]).chain((ids) => fc.tuple(...ids.map((id) => arbitraryTicket(id)))),
    offShare: fc.integer({ min: 0, max: 3 }),
    balances: fc.array(fc.integer({ min: 0, max: 200_000 }), { maxLength: 3 }),
  });

type Purchase = ReturnType<typeof arbitraryPurchase> extends fc.Arbitrary<infer Value> ? Value : never;

/** A discount on every line but the first, whose amount depends on every shopper and site fact that a rule receives. */
const promotionsOf = ({ offShare }: Purchase) =>
  createPromotions(
    [
      {
        name: 'Not the first',
        discountsOf: (lines, { shopper: { groupId, role }, site: { code, currency } }) => {
          const part = (groupId > 1 ? 4 : 7) + (role === 'guest' ? 1 : 0) + code.length + currency.length;
          return lines.map(({ price, qty }, at) => (at > 0 ? (price * qty * offShare) / part : 0));
        },
      },
    ],
    site,
  );

const soldProducts = ({ cart, tiers, promoPrice }: Purchase): readonly Product[] =>
  [...cart.products.values()].map((product) => ({
    ...product,
    hundoPricing: tiers ? [{ ruleWeight: 50, discountPerLb: money(7) }] : [],
    attributes: {
      ...product.attributes,
      // Limited promotion quantities depend on stock and are refused as such.
      rogue_promo_qty_enable: '0',
      ...(promoPrice === null || product.productId !== 2
        ? {}
        : { rogue_promo_enabled: '1', rogue_promo_price: promoPrice / 100, rogue_promo_from_date: '2026-01-01' }),
    },
  }));

/** The facts that the storefront reads from the backend, after a round trip over the wire. */
const asRead = (purchase: Purchase) => ({
  items: purchase.cart.items.map(lineItemToWire).map(lineItemFromWire),
  products: soldProducts(purchase).map(productToWire).map(productFromWire),
  earned: purchase.tickets.map(ticketToWire).map(ticketFromWire),
});

/** The order as the storefront's checkout composes it and the backend receives it. */
const placedBy = (purchase: Purchase, giftcards: OrderFacts['giftcards']) => {
  const { items: lines, products, earned } = asRead(purchase);
  const promotions = promotionsOf(purchase);
  const customer = { groupId: purchase.groupId } as Customer;
  const list = {
    _id: '11111111-1111-4111-8111-111111111111',
    type: 'cart',
    items: lines,
    messages: [],
    metadata: { isActive: true },
  } as const;
  const contents = priceContents(
    { list, products, earned },
    { customer, ports: { promotions } as CheckoutPorts },
    nowMs,
  );
  const { items, pricedCart } = contents;
  const terms = { mode: 'fastest' as const, site, hasHeavyDirect: products.some(isHeavyDirect) };
  const shipping = isVirtualOrder(items)
    ? []
    : selectRates(
        quoteRates(
          {
            site,
            destination: ohio,
            items: lines,
            products: productsById(contents),
            allowSplit: allowsSplit(terms),
            nowMs,
            carriers: [],
          },
          shippingTable,
          'quote-1',
        ),
        terms,
      );
  const shippingAmounts = shipping.map(({ amount }) => amount);
  const tax = taxOfOrder(
    {
      lines: items,
      products: productsById(contents),
      discountShares: discountSharesOf(items, productsById(contents), pricedCart.discount, (cart) =>
        promotions(cart, { now: nowMs, shopper: customer }),
      ),
      shippingAmount: sum(shippingAmounts),
    },
    taxIndex.rulesAt({ countryCode: 'US', region: 'OH', postcode: '43201', day: '2026-11-22' }) ?? untaxed,
    site,
  );
  const totals = orderTotals({
    subtotal: contents.pricedCart.subtotal,
    discount: pricedCart.discount,
    shippingAmounts,
    itemTax: tax.itemTax,
    shippingTax: tax.shippingTax,
    giftcards,
  });
  const order: Order = {
    listId: list._id,
    storeId: site.storeId,
    status: 'new',
    items,
    shippingMode: 'fastest',
    shippingAddress: isVirtualOrder(items) ? undefined : ohio,
    billingAddress: ohio,
    shipping,
    totals,
    payment: { paymentType: 'adyen', adyenType: 'scheme', amount: amountToPay(totals) },
    giftcards: applyGiftCards(giftcards, totals.grandTotalIncludingTax),
    comments: '',
    customer: { email: ohio.email, groupId: purchase.groupId },
    meta: {},
  };
  return { contents, order: newOrderFromWire(newOrderToWire(order as never)) };
};

/** The facts that the backend reads from its own database. */
const factsOf = (purchase: Purchase, giftcards: OrderFacts['giftcards']): OrderFacts => ({
  site,
  carriers: [],
  subscribedBefore: new Set(),
  items: purchase.cart.items,
  products: new Map(soldProducts(purchase).map((product) => [product.productId, product])),
  shippingTable,
  liveQuotes: new Map([['quote-1', { isFiveForFive: false }]]),
  taxTable,
  giftcards,
  groupId: purchase.groupId,
  earned: new Map(
    [...earnedDiscountsOf(purchase.tickets)].map(([id, discount]) => [
      id,
      { ...discount, entitlementId: `entitlement-${id}`, earnedBy: 'earned' },
    ]),
  ),
  promotions: promotionsOf(purchase),
  nowMs,
});

/** A quote with its lines, as plain data. */
const plain = (quote: CartQuote) => ({ ...quote, lines: quote.lines });

describe('storefront and backend', () => {
  it('return equal quotes for the same data, line by line, one of them over the wire [S4-price-01]', () => {
    fc.assert(
      fc.property(arbitraryPurchase(), (purchase) => {
        const shopper = { groupId: purchase.groupId, earned: earnedDiscountsOf(purchase.tickets) };
        const { items, products, earned } = asRead(purchase);
        const shown = pricedLines(items, new Map(products.map((one) => [one.productId, one])), {
          site,
          now: nowMs,
          groupId: purchase.groupId,
          earned,
          promotions: promotionsOf(purchase),
        });
        const facts = factsOf(purchase, []);
        const known = quoteCart({
          items: facts.items,
          products: facts.products,
          shopper,
          promotions: facts.promotions,
          now: nowMs,
        });
        expect(plain(shown.quote)).toEqual(plain(known));
      }),
      { numRuns: 200 },
    );
  });

  it('return equal VAT for goods, in the cart and for an order to the default country [S9-vat-01]', () => {
    const british = siteByCode('GBR');
    const rules = createRuleIndex(defaultVatTable).rulesAt({ countryCode: 'GB', postcode: 'SW1A 1AA', region: '' });
    fc.assert(
      fc.property(arbitraryPurchase(), (purchase) => {
        const { items, products: read, earned } = asRead(purchase);
        const products = new Map(
          read.map((one) => {
            const tax_class = taxClasses[one.productId % taxClasses.length] ?? 'goods';
            return [one.productId, { ...one, attributes: { ...one.attributes, tax_class } }];
          }),
        );
        const { quote, views } = pricedLines(items, products, {
          site: british,
          now: nowMs,
          groupId: purchase.groupId,
          earned,
          promotions: promotionsOf(purchase),
        });
        fc.pre(quote.ok && rules !== undefined);
        const order = {
          lines: quote.lines,
          products,
          discountShares: quote.lines.map(({ rowTotal }, at) => subtract(rowTotal, quote.taxableAmounts[at] ?? zero)),
          shippingAmount: zero,
        };
        const { itemTax, lines } = taxOfOrder(order, rules, british);
        expect(cartVat(quote, products, british)).toBe(itemTax);
        // Without a discount of the order, the lines with VAT add up to its total.
        if (quote.goodsTotal === quote.subtotal) {
          expect(sum(views.map(({ total }) => total))).toBe(sum([quote.goodsTotal, ...lines.map(({ tax }) => tax)]));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('price every cart of every shopper to the same cent, over the wire [S6-tickets-01] [S9-hundo-01] [S3-order-03]', () => {
    let redeemed = 0;
    let promoted = 0;
    fc.assert(
      fc.property(
        arbitraryPurchase().filter(({ cart }) => cart.items.length > 0),
        (purchase) => {
          const giftcards = purchase.balances.map((balance, at) => ({ code: `CARD-${at}`, balance: money(balance) }));
          const { contents, order } = placedBy(purchase, giftcards);
          const { items, products, earned } = asRead(purchase);
          const shown = pricedLines(items, new Map(products.map((one) => [one.productId, one])), {
            site,
            now: nowMs,
            groupId: purchase.groupId,
            earned,
            promotions: promotionsOf(purchase),
          });
          expect({ ...shown.quote, lines: [] }).toEqual({ ...contents.pricedCart, lines: [] });
          promoted += contents.pricedCart.promotions.length;
          expect(shown.views.map(({ total }) => total)).toEqual(contents.items.map(({ rowTotal }) => rowTotal));
          const verified = verifyOrder(order, factsOf(purchase, giftcards));
          // More pieces than a limited promotion has left: nothing to compare.
          fc.pre(!('type' in verified && verified.type === 'inventory_error'));
          expect(verified).toMatchObject({ totals: order.totals, paymentAmount: order.payment.amount });
          if ('redeemed' in verified) redeemed += verified.redeemed.length;
        },
      ),
      { numRuns: 300 },
    );
    expect(Math.min(redeemed, promoted)).toBeGreaterThan(10);
  });
});
