import * as v from 'valibot';
import { ucpVersion } from '../ucp/protocol.ts';

/** The release of the Agentic Commerce Protocol that the store speaks. */
export const acpVersion = '2026-04-17';

const total = v.object({ type: v.string(), display_text: v.optional(v.string()), amount: v.number() });
const totals = v.array(total);
const postal = v.looseObject({
  ...{ first_name: v.optional(v.string()), last_name: v.optional(v.string()), street_address: v.nullish(v.string()) },
  ...{ extended_address: v.optional(v.string()), address_locality: v.optional(v.string()) },
  ...{ address_region: v.optional(v.string()), address_country: v.optional(v.string()) },
  postal_code: v.optional(v.string()),
});
const option = v.object({ ...{ id: v.string(), title: v.string(), carrier: v.optional(v.string()) }, totals });
const method = v.object({
  type: v.picklist(['shipping', 'pickup']),
  destinations: v.array(
    v.looseObject({ ...postal.entries, name: v.optional(v.string()), address: v.optional(postal) }),
  ),
  groups: v.array(v.object({ options: v.array(option), selected_option_id: v.nullable(v.string()) })),
});
const message = v.object({
  ...{ type: v.picklist(['error', 'warning', 'info']), code: v.string(), content: v.string() },
  ...{ severity: v.optional(v.string()), path: v.optional(v.string()) },
});
const applied = v.object({
  ...{ title: v.string(), amount: v.number(), allocations: v.optional(v.array(v.unknown()), []) },
});
const handler = v.object({
  ...{ id: v.string(), version: v.string(), spec: v.optional(v.string()), config: v.looseObject({}) },
});

/** An answer of the store's own checkout, as far as the protocol has a word for it. */
const answer = v.object({
  ucp: v.object({ payment_handlers: v.optional(v.record(v.string(), v.array(handler)), {}) }),
  ...{ id: v.string(), status: v.string(), currency: v.string(), totals },
  line_items: v.array(
    v.object({
      ...{ id: v.string(), quantity: v.number(), totals },
      item: v.object({ id: v.string(), title: v.string(), price: v.number() }),
    }),
  ),
  buyer: v.optional(v.record(v.string(), v.unknown()), {}),
  fulfillment: v.optional(v.object({ methods: v.array(method) }), { methods: [] }),
  discounts: v.optional(v.object({ applied: v.array(applied) }), { applied: [] }),
  messages: v.optional(v.array(message), []),
  links: v.array(v.object({ type: v.string(), title: v.string(), url: v.string() })),
  ...{ continue_url: v.optional(v.string()), expires_at: v.optional(v.string()) },
  order: v.optional(v.object({ id: v.string(), permalink_url: v.string() })),
});
type Answer = v.InferOutput<typeof answer>;

const statuses: Readonly<Record<string, string>> = {
  incomplete: 'not_ready_for_payment',
  ready_for_complete: 'ready_for_payment',
};

/** The protocol's own words for policies that it names otherwise. */
const linkTypes: Readonly<Record<string, string>> = {
  terms_of_service: 'terms_of_use',
  refund_policy: 'return_policy',
};

/** The protocol's codes are a closed list: what none of them says is 'invalid'. */
const codes: Readonly<Record<string, string>> = {
  ...{
    field_required: 'missing',
    billing_address_required: 'missing',
    option_required: 'missing',
    cart_empty: 'missing',
  },
  ...{ out_of_stock: 'out_of_stock', item_unavailable: 'out_of_stock', quantity_limit: 'quantity_exceeded' },
  ...{ payment_failed: 'payment_declined', payment_method_unavailable: 'unsupported', requires_3ds: 'requires_3ds' },
  ...{ address_undeliverable: 'region_restricted', identity_required: 'requires_sign_in', not_found: 'not_found' },
  ...{ price_changed: 'conflict', fulfillment_changed: 'conflict', tax_changed: 'conflict', in_progress: 'conflict' },
  ...{ rate_limited: 'rate_limited', agreement_required: 'approval_required', amount_too_large: 'maximum_exceeded' },
  ...{ paid_by_buyer: 'intervention_required', human_required: 'intervention_required' },
};

const paramOf = (path: string): string => {
  if (path.includes('destinations')) return '$.fulfillment_details.address';
  if (path.startsWith('$.fulfillment')) return '$.selected_fulfillment_options';
  return path.startsWith('$.payment') ? '$.payment_data' : path;
};

const messageDocument = ({ type, code, content, severity, path }: v.InferOutput<typeof message>) => ({
  type,
  ...(type === 'error' && { code: codes[code] ?? 'invalid' }),
  ...(type === 'warning' && { code: code === 'discount_code_invalid' ? code : 'limited_availability' }),
  ...(severity !== undefined && severity !== 'unrecoverable' && { resolution: severity }),
  ...(path !== undefined && { param: paramOf(path) }),
  content_type: 'plain',
  content,
});

const texts: Readonly<Record<string, string>> = { subtotal: 'Subtotal', items_discount: 'Discount', total: 'Total' };

/** The protocol's discounts are positive. */
const totalsDocument = (told: Answer['totals']) =>
  told.map(({ type, display_text = texts[type] ?? type, amount }) => ({
    type,
    display_text,
    amount: Math.abs(amount),
  }));

const addressDocument = (at: v.InferOutput<typeof postal>, name: string) => ({
  ...{ name, line_one: at.street_address ?? '', city: at.address_locality ?? '', state: at.address_region ?? '' },
  ...{ country: at.address_country ?? '', postal_code: at.postal_code ?? '' },
  ...(at.extended_address ? { line_two: at.extended_address } : {}),
});

const optionsOf = ({ type, groups, destinations: [place] }: v.InferOutput<typeof method>) =>
  groups.flatMap(({ options }) =>
    options.map(({ totals: cost, ...plain }) => ({
      ...{ type, ...plain, totals: totalsDocument(cost) },
      ...(type === 'pickup' &&
        place?.address && {
          location: { name: place.name ?? '', address: addressDocument(place.address, place.name ?? '') },
        }),
    })),
  );

const detailsOf = ({ fulfillment: { methods }, buyer }: Answer) => {
  const at = methods.find(({ type }) => type === 'shipping')?.destinations[0];
  if (at === undefined) return {};
  const name = [at.first_name, at.last_name].filter(Boolean).join(' ');
  const { email, phone_number } = buyer;
  return { fulfillment_details: { name, email, phone_number, address: addressDocument(at, name) } };
};

/** Schemas that the handlers' objects follow. */
const schemas = {
  config_schema: `https://ucp.dev/${ucpVersion}/schemas/payment_handler.json`,
  instrument_schemas: [`https://ucp.dev/${ucpVersion}/schemas/shopping/types/payment_instrument.json`],
};

const handlersOf = ({ ucp }: Answer, profileUrl: string) =>
  Object.entries(ucp.payment_handlers).flatMap(([name, all]) =>
    all.map(({ spec = profileUrl, ...plain }) => ({
      ...{ ...plain, name, spec, ...schemas, requires_delegate_payment: false, requires_pci_compliance: false },
      psp: name === 'com.google.pay' ? 'adyen' : 'seller_managed',
    })),
  );

/**
 * A session of the Agentic Commerce Protocol from an answer of the store's own checkout.
 * @param profileUrl where the handlers are described that have no document of their own
 */
export const sessionDocument = (told: unknown, profileUrl: string) => {
  const read = v.parse(answer, told);
  const { id, status, currency, line_items, fulfillment, buyer, order, messages, discounts } = read;
  const itemIds = line_items.map(({ item }) => item.id);
  return {
    ...{ id, protocol: { version: acpVersion }, status: statuses[status] ?? status, currency: currency.toLowerCase() },
    capabilities: { payment: { handlers: handlersOf(read, profileUrl) }, interventions: { supported: [] } },
    ...(buyer.email === undefined ? {} : { buyer: v.parse(v.object(buyerEntries), buyer) }),
    line_items: line_items.map(({ item, totals: ofLine, ...line }) => ({
      ...{ ...line, item: { id: item.id }, name: item.title, unit_amount: item.price, totals: totalsDocument(ofLine) },
    })),
    ...detailsOf(read),
    fulfillment_options: fulfillment.methods.flatMap(optionsOf),
    selected_fulfillment_options: fulfillment.methods.flatMap(({ type, groups }) =>
      groups.flatMap(({ selected_option_id: chosen }) =>
        chosen === null ? [] : [{ type, option_id: chosen, item_ids: itemIds }],
      ),
    ),
    totals: totalsDocument(read.totals),
    messages: messages.map(messageDocument),
    links: read.links.map(({ type, ...link }) => ({ type: linkTypes[type] ?? type, ...link })),
    ...(discounts.applied.length > 0 && {
      discounts: {
        applied: discounts.applied.map(({ title, amount, allocations }, at) => ({
          ...{ id: `discount_${at + 1}`, coupon: { id: `discount_${at + 1}`, name: title } },
          ...{ amount, automatic: true, allocations },
        })),
      },
    }),
    ...(read.continue_url !== undefined && { continue_url: read.continue_url }),
    ...(read.expires_at !== undefined && { expires_at: read.expires_at }),
    ...(order && {
      order: { type: 'order', ...order, checkout_session_id: id, order_number: order.id, status: 'confirmed' },
    }),
  };
};

const optionalText = v.optional(v.string());
const buyerEntries = {
  ...{ first_name: optionalText, last_name: optionalText, email: v.string(), phone_number: optionalText },
};
