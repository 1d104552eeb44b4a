import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { Backend } from '../../create-backend.ts';
import { tokenize } from '../../testing/checkout-steps.ts';
import { useTestStore } from '../../testing/test-store.ts';

const keys = { openai: 'k'.repeat(40), other: 'o'.repeat(40) };
const policies = [{ type: 'refund_policy' as const, title: 'Returns', href: '/shipping-and-returns' }];
const store = useTestStore({ agents: { acpKeys: keys, policies } });

const ajv = new Ajv2020({ strict: false, allErrors: true });
// The default export of a CommonJS module.
(formats as unknown as typeof formats.default)(ajv);
const bundle = JSON.parse(readFileSync(new URL('./schemas/schema.agentic_checkout.json', import.meta.url), 'utf8'));
ajv.addSchema({ ...bundle, $id: 'acp:bundle' });
const expectSchema = (name: string, value: unknown): void => {
  const validate = ajv.getSchema(`acp:bundle#/$defs/${name}`);
  if (!validate) throw new Error(`There is no schema ${name}`);
  expect(validate(value) ? [] : validate.errors, JSON.stringify(value, null, 1)).toEqual([]);
};

interface Asked {
  readonly headers?: Record<string, string | undefined>;
  readonly method?: string;
  readonly by?: Backend;
}
/** Asks the store; the answer has to have the form that the protocol gives it. */
const ask = async (path: string, body?: unknown, { headers = {}, by = store.backend, method }: Asked = {}) => {
  const all = {
    authorization: `Bearer ${keys.openai}`,
    'api-version': '2026-04-17',
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
    ...headers,
  };
  const said = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const request = new Request(`http://store.test${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: said,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await by.fetch(request, { remoteAddress: '192.0.2.7' });
  const answer = await response.json();
  expectSchema(response.ok ? (answer.order ? 'CheckoutSessionWithOrder' : 'CheckoutSession') : 'Error', answer);
  return { status: response.status, body: answer, headers: response.headers };
};

const details = {
  fulfillment_details: {
    name: 'Gale van Guest',
    phone_number: '+15555550199',
    email: 'gale@example.com',
    address: {
      name: 'Gale van Guest',
      line_one: '1 Main Street',
      line_two: '',
      city: 'Columbus',
      state: 'OH',
      country: 'US',
      postal_code: '43201',
    },
  },
};
const asked = (...ids: string[]) => ({
  currency: 'usd',
  capabilities: {},
  line_items: ids.map((id) => ({ id })),
  ...details,
});
const begin = async (...ids: string[]) => (await ask('/acp/checkout_sessions', asked(...ids))).body;
const paid = async (kind: Parameters<typeof tokenize>[1], more: object = {}) => ({
  payment_data: {
    handler_id: 'sandbox_card',
    instrument: { type: 'card', credential: { type: 'token', token: await tokenize(store.shopper(), kind) } },
  },
  ...more,
});
const amountOf = ({ totals }: { totals: { type: string; amount: number }[] }, type: string) =>
  totals.find((total) => total.type === type)?.amount ?? 0;

describe('Agentic Commerce Protocol session', () => {
  it('lists what is missing, and is ready with the store’s consistent totals once complete', async () => {
    const { status, body } = await ask('/acp/checkout_sessions', { ...asked('p1001'), fulfillment_details: undefined });
    expect([status, body.status, body.currency]).toEqual([201, 'not_ready_for_payment', 'usd']);
    const url = 'http://store.test/shipping-and-returns';
    expect(body.links).toEqual([{ type: 'return_policy', title: 'Returns', url }]);
    expect(body.messages).toContainEqual(
      expect.objectContaining({ code: 'missing', resolution: 'recoverable', param: '$.buyer.email' }),
    );
    const { body: ready } = await ask(`/acp/checkout_sessions/${body.id}`, details);
    expect([ready.status, ready.messages, ready.buyer.last_name]).toEqual(['ready_for_payment', [], 'Guest']);
    expect(ready.line_items).toMatchObject([{ item: { id: 'p1001' }, quantity: 1, unit_amount: 28_550 }]);
    expect(ready.fulfillment_details.address).toMatchObject({ line_one: '1 Main Street', state: 'OH' });
    const parts = ['subtotal', 'fulfillment', 'tax'].map((type) => amountOf(ready, type));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amountOf(ready, 'total'));
    expect((await ask(`/acp/checkout_sessions/${body.id}`)).body).toEqual(ready);
  });

  it('keeps its items if an update contains none, and accepts another shipping method', async () => {
    const { id, fulfillment_options: options } = await begin('p1004', 'p1004');
    for (const { id: option_id, totals } of options.filter(({ type }: { type: string }) => type === 'shipping')) {
      const chosen = { selected_fulfillment_options: [{ type: 'shipping', option_id, item_ids: ['p1004'] }] };
      const { body } = await ask(`/acp/checkout_sessions/${id}`, chosen);
      expect(body.selected_fulfillment_options).toMatchObject([{ option_id, item_ids: ['p1004'] }]);
      expect(body.line_items).toMatchObject([{ quantity: 2 }]);
      expect(amountOf(body, 'fulfillment')).toBe(totals[0].amount);
    }
  });

  it('is a pickup order if pickup is selected', async () => {
    const { id, fulfillment_options: options } = await begin('p1070');
    const pickup = options.find(({ type }: { type: string }) => type === 'pickup');
    expect(pickup.location.address.country).toBe('US');
    const chosen = { selected_fulfillment_options: [{ type: 'pickup', option_id: pickup.id, item_ids: ['p1070'] }] };
    const { body } = await ask(`/acp/checkout_sessions/${id}`, chosen);
    expect(body.selected_fulfillment_options).toMatchObject([{ type: 'pickup', option_id: pickup.id }]);
  });

  it('is completed once, with the buyer sent with the payment', async () => {
    const { id } = await begin('p1001');
    const path = `/acp/checkout_sessions/${id}`;
    const payment = await paid('approved', {
      buyer: { first_name: 'Gale', last_name: 'Guest', email: 'g@example.com' },
    });
    const headers = { 'idempotency-key': 'once', 'request-id': 'r1' };
    const placed = await ask(`${path}/complete`, payment, { headers });
    expect(placed.body).toMatchObject({ id, status: 'completed', order: { checkout_session_id: id } });
    expect([placed.headers.get('idempotency-key'), placed.headers.get('request-id')]).toEqual(['once', 'r1']);
    expect((await ask(`${path}/complete`, payment, { headers })).body).toEqual(placed.body);
    const other = await ask(`${path}/complete`, await paid('approved'), { headers });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_conflict']);
    const elsewhere = await ask(path, {}, { headers });
    expect([elsewhere.status, elsewhere.body.status]).toEqual([200, 'completed']);
    expect((await ask(`${path}/complete`, await paid('approved'))).body.order.id).toBe(placed.body.order.id);
    const late = await ask(`${path}/cancel`, {});
    expect([late.status, late.body.code]).toEqual([405, 'not_cancelable']);
  });

  it.each([['p1010.v1011'], ['p1020.b1-1001'], ['p1030.gemail.g5000'], ['p1040'], ['p1060']])(
    'supports every product type: %s',
    async (goods) => {
      const { id, status } = await begin(goods);
      expect(status).toBe('ready_for_payment');
      const { body } = await ask(`/acp/checkout_sessions/${id}/complete`, await paid('approved'));
      expect(body.status).toBe('completed');
    },
  );

  it('creates an order without webhooks', async () => {
    const { id } = await begin('p1001');
    const { body } = await ask(`/acp/checkout_sessions/${id}/complete`, await paid('approved'));
    await store.backend.reconcile();
    const row = await store.db
      .selectFrom('agent_orders')
      .select(['platform', 'changes', 'told_changes', 'last_fault'])
      .where('order_id', '=', body.order.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ platform: 'acp:openai', changes: 1, told_changes: 1, last_fault: null });
  });

  it('reports a declined card, and hands over to a person if the bank requires a challenge', async () => {
    const { id } = await begin('p1001');
    const refused = (await ask(`/acp/checkout_sessions/${id}/complete`, await paid('refused'))).body;
    expect(refused).toMatchObject({ status: 'ready_for_payment', messages: [{ code: 'payment_declined' }] });
    const held = (await ask(`/acp/checkout_sessions/${id}/complete`, await paid('challenge'))).body;
    expect(held).toMatchObject({ status: 'requires_escalation', messages: [{ code: 'requires_3ds' }] });
    expect(held.continue_url).toContain('/ucp/continue/');
  });

  it('requires a person for payment in a store without the sandbox', async () => {
    const by = await store.anotherProcess({ isDemo: false });
    const { body } = await ask('/acp/checkout_sessions', asked('p1001'), { by });
    const code = 'intervention_required';
    expect([body.status, body.messages.at(-1)]).toMatchObject([
      'requires_escalation',
      { code, param: '$.payment_data' },
    ]);
  });

  it('is accessible to its agent only, and ends when cancelled', async () => {
    const { id } = await begin('p1001');
    const headers = { authorization: `Bearer ${keys.other}` };
    expect((await ask(`/acp/checkout_sessions/${id}`, undefined, { headers })).status).toBe(404);
    expect((await ask(`/acp/checkout_sessions/${id}/cancel`, {})).body.status).toBe('canceled');
    expect((await ask(`/acp/checkout_sessions/${id}`)).status).toBe(404);
  });

  it.each<readonly [code: string, status: number, path: string, body: unknown, asked: Asked]>([
    ['unauthorized', 401, '', asked('p1001'), { headers: { authorization: undefined } }],
    ['unauthorized', 401, '', asked('p1001'), { headers: { authorization: 'Bearer undefined' } }],
    ['missing_api_version', 400, '', asked('p1001'), { headers: { 'api-version': undefined } }],
    ['unsupported_api_version', 400, '', asked('p1001'), { headers: { 'api-version': '2025-09-29' } }],
    ['idempotency_key_required', 400, '', asked('p1001'), { headers: { 'idempotency-key': undefined } }],
    ['invalid_request', 400, '', { line_items: [] }, {}],
    ['invalid_request', 400, '', { line_items: [{ id: 'p1001', quantity: -1 }] }, {}],
    ['invalid_request', 400, '', { ...asked('p1001'), order_notes: '4111 1111 1111 1111' }, {}],
    ['method_not_allowed', 405, '/some', {}, { method: 'PUT' }],
    ['not_found', 404, '/some', undefined, {}],
    ['not_found', 404, '/some/complete/twice', {}, {}],
  ])('is rejected with %s (%i) below /checkout_sessions%s', async (code, status, path, body, options) => {
    const answer = await ask(`/acp/checkout_sessions${path}`, body, options);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('is not available to anybody if no agent has a key', async () => {
    const none = await store.anotherProcess({ agents: {} });
    const request = new Request('http://store.test/acp/checkout_sessions', { headers: { authorization: 'Bearer x' } });
    expect((await none.fetch(request, { remoteAddress: '192.0.2.7' })).status).toBe(404);
  });
});
