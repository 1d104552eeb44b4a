import * as v from 'valibot';

const text = v.optional(v.string());
const total = v.object({ type: v.string(), display_text: text, amount: v.number() });
const totals = v.array(total);
const postal = v.looseObject({
  first_name: text,
  last_name: text,
  street_address: v.nullish(v.string()),
  extended_address: text,
  address_locality: text,
  address_region: text,
  address_country: text,
  postal_code: text,
});
const option = v.object({ id: v.string(), title: v.string(), carrier: text, totals });
const method = v.object({
  type: v.picklist(['shipping', 'pickup']),
  destinations: v.array(v.looseObject({ ...postal.entries, name: text, address: v.optional(postal) })),
  groups: v.array(v.object({ options: v.array(option), selected_option_id: v.nullable(v.string()) })),
});
const message = v.object({
  type: v.picklist(['error', 'warning', 'info']),
  code: v.string(),
  content: v.string(),
  severity: text,
  path: text,
});
const applied = v.object({ title: v.string(), amount: v.number(), allocations: v.optional(v.array(v.unknown()), []) });
const handler = v.object({ id: v.string(), version: v.string(), spec: text, config: v.looseObject({}) });
const buyer = v.object({ first_name: text, last_name: text, email: text, phone_number: text });

/** The parts of a response of the store's own checkout that the Agentic Commerce Protocol supports. */
export const storeAnswer = v.object({
  ucp: v.object({ payment_handlers: v.optional(v.record(v.string(), v.array(handler)), {}) }),
  id: v.string(),
  status: v.string(),
  currency: v.string(),
  totals,
  line_items: v.array(
    v.object({
      id: v.string(),
      quantity: v.number(),
      totals,
      item: v.object({ id: v.string(), title: v.string(), price: v.number() }),
    }),
  ),
  buyer: v.optional(buyer, {}),
  fulfillment: v.optional(v.object({ methods: v.array(method) }), { methods: [] }),
  discounts: v.optional(v.object({ applied: v.array(applied) }), { applied: [] }),
  messages: v.optional(v.array(message), []),
  links: v.array(v.object({ type: v.string(), title: v.string(), url: v.string() })),
  continue_url: text,
  expires_at: text,
  order: v.optional(v.object({ id: v.string(), permalink_url: v.string() })),
});
export type StoreAnswer = v.InferOutput<typeof storeAnswer>;
