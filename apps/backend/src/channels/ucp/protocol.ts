/** The supported version of the Universal Commerce Protocol. */
export const ucpVersion = '2026-04-08';

/** The service of all capabilities below. */
export const shoppingService = 'dev.ucp.shopping';

const published = `https://ucp.dev/${ucpVersion}`;

/** The capability for linking customers' accounts. */
export const identityCapability = 'dev.ucp.common.identity_linking' as const;

/** The capability for the buyer's consent. */
export const consentCapability = 'dev.ucp.shopping.buyer_consent' as const;

/** The capability for proving that a person has agreed to a checkout (AP2). */
export const mandateCapability = 'dev.ucp.shopping.ap2_mandate' as const;

/** The capability for reading orders and receiving order webhooks. */
export const orderCapability = 'dev.ucp.shopping.order';

/** The capability for shipping and pickup. */
export const fulfillmentCapability = 'dev.ucp.shopping.fulfillment' as const;

/** A capability of the protocol, as listed in the store's profile. */
export interface Capability {
  readonly spec: string;
  readonly schema: string;
  /** The capabilities that it extends; it requires one of them. */
  readonly extends?: readonly string[];
  readonly config?: Readonly<Record<string, unknown>>;
}

const listed = {
  'dev.ucp.shopping.catalog.search': {
    spec: `${published}/specification/catalog/search`,
    schema: `${published}/schemas/shopping/catalog_search.json`,
  },
  'dev.ucp.shopping.catalog.lookup': {
    spec: `${published}/specification/catalog/lookup`,
    schema: `${published}/schemas/shopping/catalog_lookup.json`,
  },
  'dev.ucp.shopping.cart': {
    spec: `${published}/specification/cart`,
    schema: `${published}/schemas/shopping/cart.json`,
  },
  'dev.ucp.shopping.checkout': {
    spec: `${published}/specification/checkout`,
    schema: `${published}/schemas/shopping/checkout.json`,
  },
  [fulfillmentCapability]: {
    spec: `${published}/specification/fulfillment`,
    schema: `${published}/schemas/shopping/fulfillment.json`,
    extends: ['dev.ucp.shopping.checkout'],
  },
  'dev.ucp.shopping.order': {
    spec: `${published}/specification/order`,
    schema: `${published}/schemas/shopping/order.json`,
  },
  'dev.ucp.shopping.discount': {
    spec: `${published}/specification/discount`,
    schema: `${published}/schemas/shopping/discount.json`,
    extends: ['dev.ucp.shopping.cart', 'dev.ucp.shopping.checkout'],
  },
  [consentCapability]: {
    spec: `${published}/specification/buyer-consent`,
    schema: `${published}/schemas/shopping/buyer_consent.json`,
    extends: ['dev.ucp.shopping.checkout'],
  },
  [mandateCapability]: {
    spec: `${published}/specification/ap2-mandates`,
    schema: `${published}/schemas/shopping/ap2_mandate.json`,
    extends: ['dev.ucp.shopping.checkout'],
    config: { vp_formats_supported: { 'dc+sd-jwt': {} } },
  },
  [identityCapability]: {
    spec: `${published}/specification/identity-linking`,
    schema: `${published}/schemas/common/identity_linking.json`,
    // Nothing is restricted to linked customers: guests have all operations, at guest prices.
    config: { scopes: {} },
  },
} as const satisfies Readonly<Record<string, Capability>>;

export type CapabilityName = keyof typeof listed;

/** The store's capabilities by name. */
export const capabilities: Readonly<Record<CapabilityName, Capability>> = listed;

/** The transports of the service, with the binding's document and the path on a site. */
export const transports = {
  rest: { schema: `${published}/services/shopping/rest.openapi.json`, path: '/ucp' },
  mcp: { schema: `${published}/services/shopping/mcp.openrpc.json`, path: '/ucp/mcp' },
} as const;

export const serviceSpec = `${published}/specification/overview`;
