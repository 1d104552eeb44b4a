import * as v from 'valibot';
import { ucpVersion } from '../ucp/protocol.ts';
import { type StoreAnswer, storeAnswer } from './store-answer.ts';

/** The version of the Agentic Commerce Protocol that the store supports. */
export const acpVersion = '2026-04-17';

type Method = StoreAnswer['fulfillment']['methods'][number];
type Destination = Method['destinations'][number];

const statuses: Readonly<Record<string, string>> = {
  incomplete: 'not_ready_for_payment',
  ready_for_complete: 'ready_for_payment',
};

/** The protocol's types of policy links that differ from the store's. */
const linkTypes: Readonly<Record<string, string>> = {
  terms_of_service: 'terms_of_use',
  refund_policy: 'return_policy',
};

/** The protocol's error codes are a closed list; unmapped codes become 'invalid'. */
const codes: Readonly<Record<string, string>> = {
  field_required: 'missing',
  billing_address_required: 'missing',
  option_required: 'missing',
  cart_empty: 'missing',
  out_of_stock: 'out_of_stock',
  item_unavailable: 'out_of_stock',
  quantity_limit: 'quantity_exceeded',
  payment_failed: 'payment_declined',
  payment_method_unavailable: 'unsupported',
  requires_3ds: 'requires_3ds',
  address_undeliverable: 'region_restricted',
  identity_required: 'requires_sign_in',
  not_found: 'not_found',
  price_changed: 'conflict',
  fulfillment_changed: 'conflict',
  tax_changed: 'conflict',
  in_progress: 'conflict',
  rate_limited: 'rate_limited',
  agreement_required: 'approval_required',
  amount_too_large: 'maximum_exceeded',
  paid_by_buyer: 'intervention_required',
  human_required: 'intervention_required',
};

/** The protocol's warning codes (a closed list), by the store's codes. */
const warnings: Readonly<Record<string, string>> = {
  discount_code_invalid: 'discount_code_invalid',
  deal_ended: 'price_change',
};

const paramOf = (path: string): string => {
  if (path.includes('destinations')) return '$.fulfillment_details.address';
  if (path.startsWith('$.fulfillment')) return '$.selected_fulfillment_options';
  return path.startsWith('$.payment') ? '$.payment_data' : path;
};

const messageDocument = ({ type, code, content, severity, path }: StoreAnswer['messages'][number]) => ({
  type,
  ...(type === 'error' && { code: codes[code] ?? 'invalid' }),
  ...(type === 'warning' && { code: warnings[code] ?? 'limited_availability' }),
  ...(severity !== undefined && severity !== 'unrecoverable' && { resolution: severity }),
  ...(path !== undefined && { param: paramOf(path) }),
  content_type: 'plain',
  content,
});

const texts: Readonly<Record<string, string>> = { subtotal: 'Subtotal', items_discount: 'Discount', total: 'Total' };

/** In this protocol, discounts are positive amounts. */
const totalsDocument = (told: StoreAnswer['totals']) =>
  told.map(({ type, display_text = texts[type] ?? type, amount }) => ({
    type,
    display_text,
    amount: Math.abs(amount),
  }));

const addressDocument = (at: Partial<Destination>, name: string) => ({
  name,
  line_one: at.street_address ?? '',
  city: at.address_locality ?? '',
  state: at.address_region ?? '',
  country: at.address_country ?? '',
  postal_code: at.postal_code ?? '',
  ...(at.extended_address ? { line_two: at.extended_address } : {}),
});

const optionsOf = ({ type, groups, destinations: [place] }: Method) =>
  groups.flatMap(({ options }) =>
    options.map(({ totals: cost, ...plain }) => ({
      type,
      ...plain,
      totals: totalsDocument(cost),
      ...(type === 'pickup' &&
        place?.address && {
          location: { name: place.name ?? '', address: addressDocument(place.address, place.name ?? '') },
        }),
    })),
  );

const detailsOf = ({ fulfillment: { methods }, buyer }: StoreAnswer) => {
  const at = methods.find(({ type }) => type === 'shipping')?.destinations[0];
  if (at === undefined) return {};
  const name = [at.first_name, at.last_name].filter(Boolean).join(' ');
  const { email, phone_number } = buyer;
  return { fulfillment_details: { name, email, phone_number, address: addressDocument(at, name) } };
};

/** The schemas of payment handlers. */
const schemas = {
  config_schema: `https://ucp.dev/${ucpVersion}/schemas/payment_handler.json`,
  instrument_schemas: [`https://ucp.dev/${ucpVersion}/schemas/shopping/types/payment_instrument.json`],
};

const handlersOf = ({ ucp }: StoreAnswer, profileUrl: string) =>
  Object.entries(ucp.payment_handlers).flatMap(([name, all]) =>
    all.map(({ spec = profileUrl, ...plain }) => ({
      ...plain,
      name,
      spec,
      ...schemas,
      requires_delegate_payment: false,
      requires_pci_compliance: false,
      psp: name === 'com.google.pay' ? 'adyen' : 'seller_managed',
    })),
  );

/**
 * Converts a response of the store's own checkout to a session of the Agentic Commerce Protocol.
 * @param profileUrl describes the handlers that have no document of their own
 */
export const sessionDocument = (told: unknown, profileUrl: string) => {
  const read = v.parse(storeAnswer, told);
  const { id, status, currency, line_items, fulfillment, buyer, order, messages, discounts } = read;
  const itemIds = line_items.map(({ item }) => item.id);
  return {
    id,
    protocol: { version: acpVersion },
    status: statuses[status] ?? status,
    currency: currency.toLowerCase(),
    capabilities: { payment: { handlers: handlersOf(read, profileUrl) }, interventions: { supported: [] } },
    ...(buyer.email !== undefined && { buyer }),
    line_items: line_items.map(({ item, totals: ofLine, ...line }) => ({
      ...line,
      item: { id: item.id },
      name: item.title,
      unit_amount: item.price,
      totals: totalsDocument(ofLine),
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
          id: `discount_${at + 1}`,
          coupon: { id: `discount_${at + 1}`, name: title },
          amount,
          automatic: true,
          allocations,
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
