import { readFileSync } from 'node:fs';
import { contract } from '@ironcart/api/contract';
import { selectErrors, selectIsVirtual, selectPlacedOrder, selectStep } from '@ironcart/checkout-machines';
import type { HostFacts } from '@ironcart/checkout-machines/host';
import { defaultSites } from '@ironcart/core/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, createBackend } from '../create-backend.ts';
import { createFactsReader } from '../services/checkout-session/session-facts.ts';
import { ohioAddress, tokenize } from '../testing/checkout-steps.ts';
import { type DemoCatalogue, openDemoCatalogue } from '../testing/demo-catalogue.ts';
import { createShopper, testOrigin } from '../testing/shopper.ts';
import { type HumanCheckout, openInPage, openOnServer } from './testing/human-checkouts.ts';
import { columbus, paidBy, readyCheckout } from './ucp/testing/ready-checkout.ts';
import { openPlatform, type TestAnswer, type TestPlatform } from './ucp/testing/test-platform.ts';

/**
 * A product of each type and of each kind of delivery, with an option, a trial, a download and a ticket: those that a person
 * without scripts buys in the whole store.
 */
const products: readonly string[] = JSON.parse(
  readFileSync(new URL('../../../../acceptance/inputs/bought-products.json', import.meta.url), 'utf8'),
);

/** Selections that require a person's consent: the agent gets a message, and hands over. */
const needsAgreement: ReadonlySet<string> = new Set([
  'halden-strength-programming-monthly',
  'halden-strength-programming-trial',
]);

/** The key of an agent of the Agentic Commerce Protocol. */
const acpKey = 'k'.repeat(40);

let demo: DemoCatalogue;
let backend: Backend;
let platform: TestPlatform;
let facts: HostFacts;
beforeAll(async () => {
  demo = await openDemoCatalogue();
  backend = await createBackend({
    databaseUrl: demo.databaseUrl,
    publicUrl: testOrigin,
    isDemo: true,
    providerSecret: 'the secret of the tests',
    reconcileEveryMs: 0,
    checksAnswers: true,
    agents: { allowsLoopback: true, acpKeys: { agent: acpKey } },
  });
  platform = await openPlatform(() => backend);
  facts = await createFactsReader(demo.db, () => new Date())(defaultSites.main);
}, 120_000);
afterAll(async () => {
  await platform.close();
  await backend.close();
  await demo.close();
});

/** Items that are not shipped are billed there. */
const billing_address = { ...columbus, first_name: 'Gale', last_name: 'Guest', phone_number: '+15555550199' };

const {
  first_name,
  last_name,
  phone_number,
  street_address,
  address_locality,
  address_region,
  address_country,
  postal_code,
} = billing_address;
const acpDetails = {
  name: `${first_name} ${last_name}`,
  phone_number,
  email: 'gale@example.com',
  address: {
    name: `${first_name} ${last_name}`,
    line_one: street_address,
    line_two: '',
    city: address_locality,
    state: address_region,
    country: address_country,
    postal_code,
  },
};

/** The first variant of a product, as an agent finds it. */
const itemOf = async (handle: string): Promise<string> => {
  const { body } = await platform.rest('lookup_catalog', { ids: [handle] });
  return body.products[0].variants[0].id;
};

/** A person's browser with a list that an agent's link has put there. */
const openLink = async (link: string) => {
  const shopper = createShopper(backend);
  await shopper.request(link.replace(testOrigin, ''), { headers: { 'sec-fetch-dest': 'document' } });
  const [list] = await shopper.call(contract.list.getActiveLists, { query: { active: 'true', type: 'cart' } });
  return { shopper, listId: list?._id ?? '', facts };
};
const openCart = async (item: string) => {
  const cart = await platform.rest('create_cart', { line_items: [{ item: { id: item }, quantity: 1 }] });
  return openLink(cart.body.continue_url);
};

/** The purchase: the same in every channel. */
interface Bought {
  readonly skus: readonly string[];
  readonly total: number;
}

/** Goes through checkout as a person does, with an approved card. */
const buy = async (
  checkout: HumanCheckout,
  shopper: Awaited<ReturnType<typeof openLink>>['shopper'],
): Promise<Bought> => {
  const token = await tokenize(shopper, 'approved');
  const isVirtual = selectIsVirtual(await checkout.send());
  const last = await checkout.send(
    { type: isVirtual ? 'billingAddress.changed' : 'shippingAddress.changed', address: ohioAddress },
    ...(isVirtual ? [] : [{ type: 'step.continue' } as const]),
    { type: 'payment.tokenReceived', card: { token, brand: 'visa', last4: '0001', expMonth: 12, expYear: 2099 } },
    { type: 'step.continue' },
    { type: 'agreements.changed', agreements: { subscription: true, trial: true } },
    { type: 'order.place' },
  );
  expect([selectStep(last), selectErrors(last)]).toEqual(['success', []]);
  return boughtIn(selectPlacedOrder(last)?.orderId ?? '');
};

/** An order as the database has it. */
const boughtIn = async (orderId: string): Promise<Bought> => {
  const order = await demo.db
    .selectFrom('orders')
    .select('grand_total_including_tax as total')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const items = await demo.db.selectFrom('order_items').select('sku').where('order_id', '=', orderId).execute();
  return { skus: items.map(({ sku }) => sku).toSorted(), total: Number(order.total) };
};

const begin = async (item: string, by: 'rest' | 'mcp'): Promise<TestAnswer['body']> =>
  (await platform[by]('create_checkout', { ...readyCheckout(item), ...paidBy('', { billing_address }) })).body;

/** An agent's purchase; undefined where a person has to agree to something first. */
const buyAsAgent = async (item: string, by: 'rest' | 'mcp'): Promise<Bought | undefined> => {
  const { id, status, messages } = await begin(item, by);
  if (status === 'requires_escalation') {
    expect(messages).toMatchObject([{ code: 'agreement_required' }]);
    return undefined;
  }
  const token = await tokenize(createShopper(backend), 'approved');
  const payment = paidBy(token, { billing_address });
  const { body } = await platform[by]('complete_checkout', payment, { id, key: crypto.randomUUID() });
  expect([body.status, body.messages]).toEqual(['completed', undefined]);
  return boughtIn(body.order.id);
};

const askAcp = async (path: string, body: object): Promise<TestAnswer['body']> => {
  const request = new Request(`${testOrigin}/acp/checkout_sessions${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${acpKey}`,
      'api-version': '2026-04-17',
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  return (await backend.fetch(request, { remoteAddress: '192.0.2.7' })).json();
};

/** The purchase of an agent of the Agentic Commerce Protocol; undefined where a person has to agree to something first. */
const buyOverAcp = async (item: string): Promise<Bought | undefined> => {
  const { id, status, messages } = await askAcp('', {
    currency: 'usd',
    capabilities: {},
    line_items: [{ id: item }],
    fulfillment_details: acpDetails,
  });
  if (status === 'requires_escalation') {
    expect(messages).toMatchObject([{ code: 'approval_required' }]);
    return undefined;
  }
  const token = await tokenize(createShopper(backend), 'approved');
  const instrument = { type: 'card', credential: { type: 'token', token } };
  const body = await askAcp(`/${id}/complete`, { payment_data: { handler_id: 'sandbox_card', instrument } });
  expect(body.status).toBe('completed');
  return boughtIn(body.order.id);
};

const app = { isMobileApp: '1', mobileAppVersion: '3.3.0', mobileAppPlatform: 'ios' };

describe.each(products)('product of type %s can be bought', (handle) => {
  let item = '';
  let reference: Bought;
  beforeAll(async () => {
    item = await itemOf(handle);
    const opened = await openCart(item);
    reference = await buy(await openOnServer(opened), opened.shopper);
  });

  it('without scripts', () => {
    expect(reference.skus).not.toEqual([]);
  });

  it('with scripts, and in the native app', async () => {
    for (const params of [undefined, app]) {
      const opened = await openCart(item);
      expect(await buy(await openInPage(opened, params), opened.shopper)).toEqual(reference);
    }
  });

  it('by an agent over REST and MCP, unless a person must agree to terms', async () => {
    const expected = needsAgreement.has(handle) ? undefined : reference;
    for (const by of ['rest', 'mcp'] as const) expect(await buyAsAgent(item, by)).toEqual(expected);
  });

  it('by an agent of the other protocol, unless a person must agree to terms', async () => {
    expect(await buyOverAcp(item)).toEqual(needsAgreement.has(handle) ? undefined : reference);
  });

  it('by a person who continues the checkout of an agent', async () => {
    const opened = await openLink((await begin(item, 'rest')).continue_url);
    expect(await buy(await openOnServer(opened), opened.shopper)).toEqual(reference);
  });
});
