import * as v from 'valibot';
import { cartRequest, discountCodes } from '../cart/cart-request.ts';

const line = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most), v.regex(/^[^\r\n]*$/)));

const postalAddress = v.looseObject({
  street_address: line(200),
  extended_address: line(100),
  address_locality: line(100),
  address_region: line(100),
  address_country: line(60),
  postal_code: line(20),
  first_name: line(100),
  last_name: line(100),
  phone_number: line(40),
});

export type PostalAddress = v.InferOutput<typeof postalAddress>;

const destination = v.looseObject({ ...postalAddress.entries, id: line(100) });

const group = v.looseObject({
  id: v.pipe(v.string(), v.maxLength(20)),
  selected_option_id: v.nullish(v.pipe(v.string(), v.maxLength(100))),
});

const method = v.looseObject({
  type: v.optional(v.picklist(['shipping', 'pickup'])),
  destinations: v.optional(v.pipe(v.array(destination), v.maxLength(10))),
  selected_destination_id: v.nullish(v.pipe(v.string(), v.maxLength(100))),
  groups: v.optional(v.pipe(v.array(group), v.maxLength(100))),
});

const consent = v.object({
  analytics: v.optional(v.boolean()),
  preferences: v.optional(v.boolean()),
  marketing: v.optional(v.boolean()),
  sale_of_data: v.optional(v.boolean()),
});

/** What a buyer consents to; a missing purpose was not asked. */
export type BuyerConsent = v.InferOutput<typeof consent>;

const buyer = v.looseObject({
  ...{ first_name: line(100), last_name: line(100), email: line(320), phone_number: line(40) },
  consent: v.optional(consent),
});

const instrument = v.looseObject({
  handler_id: v.pipe(v.string(), v.maxLength(100)),
  selected: v.optional(v.boolean()),
  billing_address: v.optional(postalAddress),
  credential: v.optional(v.looseObject({ token: v.optional(v.pipe(v.string(), v.maxLength(20_000))) })),
  display: v.optional(
    v.looseObject({
      brand: line(40),
      last_digits: line(4),
      expiry_month: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
      expiry_year: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2999))),
    }),
  ),
});

export type Instrument = v.InferOutput<typeof instrument>;

const payment = v.looseObject({ instruments: v.optional(v.pipe(v.array(instrument), v.maxLength(10)), []) });

const details = {
  buyer: v.optional(buyer, {}),
  fulfillment: v.optional(v.looseObject({ methods: v.optional(v.pipe(v.array(method), v.maxLength(5)), []) }), {
    methods: [],
  }),
  payment: v.optional(payment, { instruments: [] }),
  discounts: v.optional(discountCodes),
};

/** What an agent says of the buyer, the delivery and the payment; amounts are the store's. */
export type CheckoutDetails = v.InferOutput<v.LooseObjectSchema<typeof details, undefined>>;

export const createCheckoutRequest = v.looseObject({
  ...details,
  line_items: v.optional(cartRequest.entries.line_items, []),
  /** The cart to check out; then the lines are the cart's. */
  cart_id: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

export const updateCheckoutRequest = v.looseObject({ ...details, line_items: cartRequest.entries.line_items });

export const completeCheckoutRequest = v.looseObject({ payment });
