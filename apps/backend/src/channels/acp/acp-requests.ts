import * as v from 'valibot';

const text = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most), v.regex(/^[^\r\n]*$/)));

const address = v.looseObject({
  name: text(200),
  line_one: text(200),
  line_two: text(100),
  city: text(100),
  state: text(100),
  country: text(60),
  postal_code: text(20),
});
type Address = v.InferOutput<typeof address>;

const buyer = v.looseObject({
  first_name: text(100),
  last_name: text(100),
  full_name: text(200),
  email: text(320),
  phone_number: text(40),
});

/** An item; the protocol's schema has no quantity, its examples have one: without it, each mention is a piece. */
const item = v.looseObject({
  id: v.pipe(v.string(), v.maxLength(1_000)),
  quantity: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(10_000)), 1),
});
const items = v.pipe(v.array(item), v.maxLength(100));

const selected = v.looseObject({ type: v.string(), option_id: v.pipe(v.string(), v.maxLength(100)) });

const details = {
  buyer: v.optional(buyer),
  fulfillment_details: v.optional(
    v.looseObject({ name: text(200), phone_number: text(40), email: text(320), address: v.optional(address) }),
  ),
  selected_fulfillment_options: v.optional(v.pipe(v.array(selected), v.maxLength(10)), []),
  discounts: v.optional(v.looseObject({ codes: v.optional(v.array(v.pipe(v.string(), v.maxLength(100)))) })),
};
type Details = v.InferOutput<v.LooseObjectSchema<typeof details, undefined>>;

export const createRequest = v.looseObject({ ...details, line_items: v.pipe(items, v.minLength(1)) });
export const updateRequest = v.looseObject({ ...details, line_items: v.optional(items) });
export const completeRequest = v.looseObject({
  buyer: v.optional(buyer),
  payment_data: v.looseObject({
    handler_id: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
    instrument: v.optional(
      v.looseObject({
        type: v.pipe(v.string(), v.maxLength(100)),
        credential: v.looseObject({ type: v.string(), token: v.pipe(v.string(), v.maxLength(20_000)) }),
      }),
    ),
    billing_address: v.optional(address),
  }),
});

/** Splits a full name into first and last name. */
const namesOf = (name: string | undefined) => {
  const words = name?.trim().split(/\s+/) ?? [];
  const last = words.length > 1 ? words.pop() : undefined;
  return { ...(name ? { first_name: words.join(' ') } : {}), ...(last === undefined ? {} : { last_name: last }) };
};

const addressOf = ({ name, line_one, line_two, city, state, country, postal_code }: Address) => ({
  ...namesOf(name),
  street_address: line_one,
  extended_address: line_two,
  address_locality: city,
  address_region: state,
  address_country: country,
  postal_code,
});

/** The lines of a request in the format of the store's own operations. */
export const linesOf = (mentioned: v.InferOutput<typeof items>) =>
  mentioned.map(({ id, quantity }) => ({ item: { id }, quantity }));

/** The buyer, destination and shipping method in the format of the store's own operations. */
export const detailsOf = ({
  buyer: by = {},
  fulfillment_details: to,
  selected_fulfillment_options,
  discounts,
}: Details) => {
  const destination = to?.address && addressOf(to.address);
  const [choice] = selected_fulfillment_options;
  const isPickup = choice?.type === 'pickup';
  const ships = { type: 'shipping', ...(destination && { destinations: [destination] }) };
  const groups = choice === undefined ? {} : { groups: [{ selected_option_id: choice.option_id }] };
  const isSaid = destination !== undefined || (choice !== undefined && choice.type !== 'digital');
  return {
    buyer: {
      ...namesOf(by.full_name ?? to?.name ?? to?.address?.name),
      ...(by.first_name === undefined ? {} : { first_name: by.first_name }),
      ...(by.last_name === undefined ? {} : { last_name: by.last_name }),
      email: by.email ?? to?.email,
      phone_number: by.phone_number ?? to?.phone_number,
    },
    ...(isSaid && { fulfillment: { methods: [isPickup ? { type: 'pickup' } : { ...ships, ...groups }] } }),
    ...(discounts?.codes && { discounts: { codes: discounts.codes } }),
  };
};

/** The payment instrument of a completion in the format of the store's own operations. */
export const paymentOf = ({ payment_data: data }: v.InferOutput<typeof completeRequest>) => ({
  instruments: data.instrument
    ? [
        {
          id: 'one',
          handler_id: data.handler_id,
          selected: true,
          ...data.instrument,
          ...(data.billing_address && { billing_address: addressOf(data.billing_address) }),
        },
      ]
    : [],
});
