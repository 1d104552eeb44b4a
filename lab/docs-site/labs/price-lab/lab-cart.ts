import * as v from 'valibot';

/** A part of a bundle: its product, its quantity, and its price in the bundle. */
const partSchema = v.object({
  product: v.number(),
  qty: v.string(),
  kind: v.picklist(['own', 'fixed', 'percent']),
  price: v.string(),
});

/** A discount per pound from a minimum weight of the cart. */
const tierSchema = v.object({ from: v.string(), off: v.string() });

/**
 * The visitor's input as typed: amounts are decimal text in major units, times are UTC without a zone. Links created
 * before weights and bundles existed lack those fields.
 */
const productSchema = v.object({
  name: v.string(),
  list: v.string(),
  sale: v.string(),
  group: v.string(),
  promotion: v.string(),
  promotionFrom: v.string(),
  promotionTo: v.string(),
  weight: v.optional(v.string(), ''),
  tiers: v.optional(v.pipe(v.array(tierSchema), v.maxLength(10)), []),
  /** A product with parts is a bundle. */
  parts: v.optional(v.pipe(v.array(partSchema), v.maxLength(20)), []),
});

const lineSchema = v.object({
  product: v.number(),
  qty: v.string(),
  redeems: v.boolean(),
  /** Indexes, from 0, of the bundle's parts that the shopper omits. */
  without: v.optional(v.array(v.number()), []),
});

const reductionSchema = v.object({ kind: v.picklist(['none', 'fixed', 'percent']), value: v.string() });

const cartSchema = v.object({
  products: v.pipe(v.array(productSchema), v.maxLength(20)),
  lines: v.pipe(v.array(lineSchema), v.maxLength(50)),
  groupId: v.string(),
  ticket: v.object({ ...reductionSchema.entries, product: v.number(), uses: v.string() }),
  orderDiscount: reductionSchema,
  rounding: v.picklist(['halfUp', 'halfDown', 'halfEven', 'up', 'down']),
  moment: v.string(),
  shipping: v.string(),
  tax: v.string(),
});

/** The lab's state, as encoded in a link: the cart, and the cart that it is compared with. */
export const labStateSchema = v.object({ cart: cartSchema, before: v.optional(cartSchema) });

export type LabProduct = v.InferOutput<typeof productSchema>;
export type LabPart = v.InferOutput<typeof partSchema>;
export type LabTier = v.InferOutput<typeof tierSchema>;
export type LabLine = v.InferOutput<typeof lineSchema>;
export type Reduction = v.InferOutput<typeof reductionSchema>;
export type LabCart = v.InferOutput<typeof cartSchema>;
export type LabState = v.InferOutput<typeof labStateSchema>;

export const emptyProduct: LabProduct = {
  name: 'Product',
  list: '10.00',
  sale: '',
  group: '',
  promotion: '',
  promotionFrom: '',
  promotionTo: '',
  weight: '',
  tiers: [],
  parts: [],
};

export const emptyLine: LabLine = { product: 0, qty: '1', redeems: false, without: [] };

/**
 * A bar with every kind of price, plates with a weight tier, a set of both, an earned discount and an order discount.
 */
export const exampleCart: LabCart = {
  products: [
    {
      ...emptyProduct,
      name: 'Bar',
      weight: '45',
      list: '345.00',
      sale: '325.00',
      group: '310.00',
      promotion: '299.00',
      promotionFrom: '2026-11-27T00:00',
      promotionTo: '2026-11-30T23:59',
    },
    { ...emptyProduct, name: 'Plate', list: '49.99', weight: '45', tiers: [{ from: '300', off: '0.10' }] },
    {
      ...emptyProduct,
      name: 'Set',
      list: '20.00',
      parts: [
        { product: 0, qty: '1', kind: 'own', price: '' },
        { product: 1, qty: '2', kind: 'fixed', price: '44.99' },
      ],
    },
  ],
  lines: [emptyLine, { ...emptyLine, product: 1, qty: '3', redeems: true }],
  groupId: '0',
  ticket: { kind: 'percent', value: '15', product: 1, uses: '4' },
  orderDiscount: { kind: 'percent', value: '10' },
  rounding: 'halfUp',
  moment: '2026-11-28T12:00',
  shipping: '15.00',
  tax: '0.00',
};
