import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestStore } from '../../testing/test-store.ts';
import { operations } from './operations.ts';
import { openPlatform, type TestPlatform } from './testing/test-platform.ts';
import type { AnsweredOperation } from './testing/ucp-schemas.ts';

const unlimited = { max: 1_000_000, windowMs: 60_000 };
const store = useTestStore({
  agents: { allowsLoopback: true },
  limits: { agent: unlimited, agentChange: unlimited, agentDiscovery: unlimited },
});
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform(() => store.backend);
});
afterAll(() => platform.close());

const names = Object.keys(operations) as readonly AnsweredOperation[];

/** Names that requests of the channel have, so that generated values get beyond the first check. */
const fields = [
  'query',
  'filters',
  'price',
  'min',
  'max',
  'categories',
  'pagination',
  'cursor',
  'limit',
  'ids',
  'id',
].concat(
  [
    'selected',
    'name',
    'label',
    'preferences',
    'line_items',
    'item',
    'quantity',
    'cart_id',
    'buyer',
    'email',
    'context',
  ],
  [
    'fulfillment',
    'methods',
    'destinations',
    'groups',
    'selected_option_id',
    'payment',
    'instruments',
    'credential',
    'token',
  ],
);
const texts = [
  'p1001',
  'p1010.v1011',
  'p1020.b1-1001',
  'p1030.gemail.g5000',
  'sandbox_card',
  'package_1',
  'US',
  '\u0000',
  '🏋',
  '%',
];
const leaf = fc.oneof(
  fc.constantFrom<unknown>(...texts, null, true, 0, 1, -1, 1e21, 0.5, '', [], {}),
  fc.string(),
  fc.integer(),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, leaf, tie('list'), tie('record')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  record: fc.dictionary(fc.oneof(fc.constantFrom(...fields), fc.string()), tie('value'), { maxKeys: 5 }),
}));
const lineItems = fc.array(
  fc.record({ item: fc.record({ id: fc.constantFrom(...texts) }), quantity: fc.oneof(fc.integer(), leaf) }),
  { maxLength: 4 },
);
/** Payloads that look like requests, with any value in any place. */
const payload = fc.oneof(
  value,
  fc.record(
    { line_items: lineItems, buyer: value, fulfillment: value, payment: value },
    { requiredKeys: ['line_items'] },
  ),
  fc.record({ query: fc.string(), filters: value, pagination: value }, { requiredKeys: ['query'] }),
  fc.record({ ids: fc.array(fc.constantFrom(...texts), { minLength: 1 }), filters: value }, { requiredKeys: ['ids'] }),
  fc.record({ id: fc.constantFrom(...texts), selected: value, preferences: value }, { requiredKeys: ['id'] }),
);

describe('hostile agent request', () => {
  it("causes no internal error over REST, and gets a response in the protocol's format", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), payload, async (operation, given) => {
        const id = '00000000-0000-4000-8000-000000000000';
        const sent = /^get_(?:c|order)/.test(operation) ? undefined : given;
        const { status } = await platform.rest(operation, sent, { id, key: crypto.randomUUID() });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });

  it('causes no internal error over MCP, whatever the message', async () => {
    const message = fc.oneof(
      value,
      fc.record({
        jsonrpc: fc.constant('2.0'),
        id: leaf,
        method: fc.constantFrom('tools/call', 'initialize', 'ping'),
        params: value,
      }),
      fc.tuple(fc.constantFrom(...names), payload, value).map(([name, given, id]) => ({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name, arguments: { catalog: given, cart: given, checkout: given, id, meta: {} } },
      })),
    );
    await fc.assert(
      fc.asyncProperty(message, async (body) => {
        const { status } = await platform.send('/ucp/mcp', { method: 'POST', body: JSON.stringify(body) });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 200 },
    );
  });

  it('with any bytes, header or path causes no internal error', async () => {
    const header = fc.string({ unit: 'grapheme-ascii' }).filter((text) => !/[\r\n]/.test(text));
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), header, fc.webPath(), async (bytes, text, path) => {
        const headers = {
          signature: text,
          'signature-input': text,
          'ucp-agent': text,
          'content-type': 'application/json',
        };
        for (const at of ['/ucp/mcp', `/ucp${path}`, '/ucp/catalog/search']) {
          const { status } = await platform.send(at, {
            method: 'POST',
            body: Buffer.from(bytes).toString('latin1'),
            headers,
          });
          expect(status).toBeLessThan(500);
          const signed = { ...headers, 'ucp-agent': `profile="${platform.profileUrl}"` };
          expect((await platform.send(at, { method: 'POST', body: '{}', headers: signed })).status).toBeLessThan(500);
        }
      }),
      { numRuns: 60 },
    );
  });
});
