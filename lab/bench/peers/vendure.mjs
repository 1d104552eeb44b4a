import {
  defaultConfig,
  ensureConfigLoaded,
  Order,
  OrderCalculator,
  OrderLine,
  Promotion,
  PromotionItemAction,
  PromotionOrderAction,
  ShippingLine,
  TaxRate,
} from '@vendure/core';

await ensureConfigLoaded();

const noArguments = {};
const description = [];

const discountOfLine = new PromotionItemAction({
  code: 'bench_line_discount',
  description,
  args: noArguments,
  execute: (_context, line) => -line.customFields.discount,
});

const discountOfOrder = (percent) =>
  new PromotionOrderAction({
    code: 'bench_order_discount',
    description,
    args: noArguments,
    execute: (_context, order) => -Math.round((order.subTotal * percent) / 100),
  });

const promotionOf = (id, action) =>
  new Promotion({
    id,
    name: action.code,
    conditions: [],
    actions: [{ code: action.code, args: [] }],
    promotionConditions: [],
    promotionActions: [action],
  });

const zone = { id: 1, members: [] };

/** The calculator with Vendure's default strategies. Database queries are answered from memory. */
const createCalculator = (taxRate, methods) =>
  new OrderCalculator(
    {
      taxOptions: { ...defaultConfig.taxOptions, taxZoneStrategy: { determineTaxZone: () => zone } },
      orderOptions: defaultConfig.orderOptions,
    },
    { getAllWithMembers: async () => [zone] },
    { getApplicableTaxRate: async () => taxRate },
    { findOne: async (_context, id) => methods.get(id) },
    undefined,
    { get: (_context, _key, getDefault) => getDefault() },
  );

const createOrder = ({ lines, shipping }) =>
  new Order({
    id: 1,
    couponCodes: [],
    surcharges: [],
    modifications: [],
    promotions: [],
    subTotal: 0,
    subTotalWithTax: 0,
    shipping: 0,
    shippingWithTax: 0,
    lines: lines.map(
      ({ listPrice, discount, quantity }, index) =>
        new OrderLine({
          id: index,
          quantity,
          orderPlacedQuantity: 0,
          listPrice,
          initialListPrice: listPrice,
          listPriceIncludesTax: false,
          adjustments: [],
          taxLines: [],
          taxCategoryId: 1,
          shippingLineId: 1,
          customFields: { discount },
        }),
    ),
    shippingLines: shipping.map(
      (_, index) =>
        new ShippingLine({
          id: 1,
          shippingMethodId: index + 1,
          listPrice: 0,
          listPriceIncludesTax: false,
          adjustments: [],
          taxLines: [],
        }),
    ),
  });

/** Vendure's order calculator: promotions, taxes and shipping, on a new order each time. */
export const byVendure = {
  name: "Vendure's order calculator",
  isOurs: false,
  prepare: (orderCase) => {
    const { orderDiscountPercent, taxPercent, shipping } = orderCase;
    const methods = new Map(
      shipping.map((price, index) => [
        index + 1,
        { test: async () => true, apply: async () => ({ price, priceIncludesTax: false, taxRate: taxPercent }) },
      ]),
    );
    const calculator = createCalculator(
      new TaxRate({ id: 1, name: 'bench', enabled: true, value: taxPercent }),
      methods,
    );
    const promotions = [promotionOf(1, discountOfLine), promotionOf(2, discountOfOrder(orderDiscountPercent))];
    const context = { channelId: 1, channel: { id: 1, pricesIncludeTax: false } };
    let orders = [];
    return {
      refill: (runs) => {
        orders = Array.from({ length: runs }, () => createOrder(orderCase));
      },
      price: async () => {
        const order = await calculator.applyPriceAdjustments(context, orders.pop(), promotions);
        return order.subTotalWithTax + order.shippingWithTax;
      },
    };
  },
  // It rounds the price and tax of a piece and multiplies by the quantity: a cent for each piece.
  tolerance: ({ lines, shipping }) => lines.reduce((pieces, { quantity }) => pieces + quantity, shipping.length),
};
