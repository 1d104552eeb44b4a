import * as v from 'valibot';
import { cartRequest, discountCodes } from '../cart/cart-request.ts';
import { mostMandateCharacters } from '../mandate/checkout-mandate.ts';

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

const destination = v.looseObject({
  ...postalAddress.entries,
  /** null marks a pickup location of the store's responses, which an agent may send back. */
  street_address: v.pipe(
    v.nullish(line(200)),
    v.transform((street) => street ?? undefined),
  ),
  id: line(100),
});

/** The id of the combined group, for platforms that show only one group. */
export const allPackages = 'packages';

const group = v.looseObject({
  /** The id of a package from the response, or that of all packages; default: all. */
  id: v.optional(v.pipe(v.string(), v.maxLength(20)), allPackages),
  selected_option_id: v.nullish(v.pipe(v.string(), v.maxLength(100))),
});

const lineIds = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(100));

const namedMethod = v.looseObject({
  /** In responses, the id of a method is its type. */
  id: line(100),
  type: v.optional(v.picklist(['shipping', 'pickup'])),
  line_item_ids: v.optional(lineIds),
  destinations: v.optional(v.pipe(v.array(destination), v.maxLength(10))),
  selected_destination_id: v.nullish(v.pipe(v.string(), v.maxLength(100))),
  groups: v.optional(v.pipe(v.array(group), v.maxLength(100))),
});

/** A fulfilment method. */
const method = v.pipe(
  namedMethod,
  v.transform(({ type, ...named }) => ({ ...named, type: type ?? (named.id === 'pickup' ? 'pickup' : 'shipping') })),
);

export type Method = v.InferOutput<typeof method>;

/**
 * Whether an agent selects a method: it contains lines, or, if the agent does not list lines, something of it is
 * selected.
 */
const isWanted = ({
  line_item_ids: ids,
  selected_destination_id: selected,
  destinations = [],
  groups = [],
  type,
}: Method) =>
  ids === undefined
    ? Boolean(selected) ||
      (type === 'shipping' && destinations.length > 0) ||
      groups.some((one) => one.selected_option_id)
    : ids.length > 0;

interface Wanted {
  readonly fulfillment: { readonly methods: readonly Method[] };
}

/** The fulfilment method that an agent selects; a single one is always selected. */
export const wantedMethod = ({ fulfillment: { methods } }: Wanted): Method | undefined =>
  methods.find(isWanted) ?? (methods.length === 1 ? methods[0] : undefined);

/** Whether all selected methods are of one type: an order is shipped or picked up as a whole. */
export const isWantedWhole = ({ fulfillment: { methods } }: Wanted): boolean =>
  new Set(methods.filter(isWanted).map(({ type }) => type)).size < 2;

const consent = v.object({
  analytics: v.optional(v.boolean()),
  preferences: v.optional(v.boolean()),
  marketing: v.optional(v.boolean()),
  sale_of_data: v.optional(v.boolean()),
});

/** The buyer's consent; a missing purpose was not asked. */
export type BuyerConsent = v.InferOutput<typeof consent>;

const buyer = v.looseObject({
  first_name: line(100),
  last_name: line(100),
  email: line(320),
  phone_number: line(40),
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

/** An agent's details of buyer, delivery and payment; amounts are computed by the store. */
export type CheckoutDetails = v.InferOutput<v.LooseObjectSchema<typeof details, undefined>>;

export const createCheckoutRequest = v.looseObject({
  ...details,
  line_items: v.optional(cartRequest.entries.line_items, []),
  /** The cart to check out; its lines are then used. */
  cart_id: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

export const updateCheckoutRequest = v.looseObject({ ...details, line_items: cartRequest.entries.line_items });

export const completeCheckoutRequest = v.looseObject({
  payment,
  ap2: v.optional(
    v.looseObject({ checkout_mandate: v.optional(v.pipe(v.string(), v.maxLength(mostMandateCharacters))) }),
    {},
  ),
});
