import { contract } from '@ironcart/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenize } from '../../../testing/checkout-steps.ts';
import { useTestStore } from '../../../testing/test-store.ts';
import { capabilities } from '../protocol.ts';
import { openPlatform, platformProfile, type TestPlatform } from '../testing/test-platform.ts';

const store = useTestStore({
  agents: { allowsLoopback: true },
  promotions: [
    { name: 'Ten percent off', discountsOf: (lines) => lines.map(({ price, qty }) => (price * qty) / 10) },
    { name: 'One off the first line', discountsOf: () => [100] },
    // A rule of a store that fails gives no discount and ends no call.
    {
      name: 'Broken',
      discountsOf: () => {
        throw new Error('This rule is broken');
      },
    },
  ],
});
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform(() => store.backend);
});
afterAll(() => platform.close());

const lines = (...ids: string[]) => ids.map((id) => ({ item: { id }, quantity: 2 }));
const details = {
  buyer: { first_name: 'Gale', last_name: 'Guest', email: 'gale@example.com', phone_number: '+15555550199' },
  fulfillment: {
    methods: [
      {
        type: 'shipping',
        destinations: [
          {
            street_address: '1 Main Street',
            address_locality: 'Columbus',
            address_region: 'OH',
            postal_code: '43201',
            address_country: 'US',
          },
        ],
      },
    ],
  },
};
const giftCard = (token: string) => ({
  id: token,
  handler_id: 'gift_card',
  type: 'gift_card',
  selected: true,
  credential: { type: 'gift_card_code', token },
});
const card = async () => ({
  id: 'card',
  handler_id: 'sandbox_card',
  type: 'card',
  credential: { type: 'token', token: await tokenize(store.shopper(), 'approved') },
});
const begin = async (payment: object = {}, ...ids: string[]) =>
  (await platform.rest('create_checkout', { line_items: lines(...ids), ...details, payment })).body;
const complete = async (id: string, instruments: readonly object[]) =>
  (await platform.rest('complete_checkout', { payment: { instruments } }, { id, key: crypto.randomUUID() })).body;
const issue = async (code: string, balance: string) => {
  await store.db
    .insertInto('gift_cards')
    .values({ code, currency: 'USD', balance, initial_balance: balance })
    .execute();
  return code;
};
const balanceOf = async (code: string) =>
  (await store.db.selectFrom('gift_cards').select('balance').where('code', '=', code).executeTakeFirst())?.balance;

interface Totals {
  readonly totals: readonly { readonly type: string; readonly amount: number }[];
}
const amount = ({ totals }: Totals, type: string): number => totals.find((total) => total.type === type)?.amount ?? 0;

describe('discounts of an agent checkout', () => {
  it('are listed with the lines they reduce, consistent with the totals', async () => {
    const answers = [
      (await platform.rest('create_cart', { line_items: lines('p1001', 'p1070') })).body,
      (await platform.mcp('create_checkout', { line_items: lines('p1001', 'p1070'), ...details })).body,
    ];
    for (const { discounts, line_items, totals } of answers) {
      expect(discounts).toEqual({
        codes: [],
        applied: [
          expect.objectContaining({ title: 'Ten percent off', automatic: true, priority: 1 }),
          expect.objectContaining({
            title: 'One off the first line',
            amount: 100,
            allocations: [{ path: '$.line_items[0]', amount: 100 }],
          }),
        ],
      });
      for (const { amount: whole, allocations } of discounts.applied) {
        expect(allocations.reduce((sum: number, share: { amount: number }) => sum + share.amount, 0)).toBe(whole);
      }
      const off = line_items.map((line: Totals) => amount(line, 'items_discount'));
      expect(off.every((each: number) => each < 0)).toBe(true);
      expect(off[0] + off[1]).toBe(amount({ totals }, 'items_discount'));
      expect(amount(line_items[0], 'total')).toBe(amount(line_items[0], 'subtotal') + off[0]);
    }
  });

  it('include the weight-tier discount', async () => {
    const { body } = await platform.rest('create_cart', {
      line_items: [{ item: { id: 'p1010.v1011' }, quantity: 20 }],
    });
    expect(body.discounts.applied[0]).toMatchObject({ title: 'Weight discount', priority: 1 });
    expect(body.discounts.applied[0].amount).toBe(body.discounts.applied[0].allocations[0].amount);
  });

  it('require no code: a request with codes gets a warning for each', async () => {
    const asked = { line_items: lines('p1001'), discounts: { codes: ['SUMMER20', 'GIFT-50-USD'] } };
    const expected = [0, 1].map((at) => ({
      type: 'warning',
      code: 'discount_code_invalid',
      path: `$.discounts.codes[${at}]`,
      content: expect.stringContaining('no code'),
    }));
    const cart = (await platform.rest('create_cart', asked)).body;
    expect([cart.messages, cart.discounts.codes]).toEqual([expected, ['SUMMER20', 'GIFT-50-USD']]);
    const checkout = (await platform.rest('create_checkout', { ...asked, ...details })).body;
    expect([checkout.status, checkout.messages]).toEqual(['ready_for_complete', expected]);
    const { id } = checkout;
    const updated = (await platform.rest('update_checkout', { ...asked, ...details }, { id })).body;
    expect(updated.messages).toEqual(expected);
    const tooMany = { ...asked, discounts: { codes: Array(21).fill('A') } };
    expect((await platform.rest('create_cart', tooMany)).status).toBe(400);
  });

  it('are hidden from a platform that does not support the extension', async () => {
    const plain = await openPlatform(() => store.backend);
    const names = Object.keys(capabilities).filter((name) => name !== 'dev.ucp.shopping.discount');
    plain.serve({ body: JSON.stringify(platformProfile([], names)) });
    const { body } = await plain.rest('create_cart', { line_items: lines('p1001') });
    expect([body.discounts, amount(body, 'items_discount') < 0]).toEqual([undefined, true]);
    await plain.close();
  });
});

describe('gift cards of an agent checkout', () => {
  it('pay before the card, each up to its balance, and their codes are not returned', async () => {
    const code = await issue('AGENT-PART-0001', '50.00');
    const checkout = await begin({ instruments: [giftCard(code.toLowerCase())] }, 'p1001');
    expect(checkout.payment.instruments).toEqual([
      expect.objectContaining({ type: 'gift_card', selected: true, display: { last_digits: '0001', amount: 5_000 } }),
    ]);
    expect(JSON.stringify(checkout)).not.toMatch(/AGENT-PART/i);
    const asked = await complete(checkout.id, [giftCard(code)]);
    expect(asked.messages).toMatchObject([{ code: 'payment_method_unavailable' }]);
    const placed = await complete(checkout.id, [giftCard(code), await card()]);
    expect([placed.status, placed.totals]).toEqual(['completed', checkout.totals]);
    expect(await balanceOf(code)).toBe('0.00');
  });

  it('can pay a whole order', async () => {
    const code = await issue('AGENT-WHOLE-0002', '9000.00');
    const { id, totals } = await begin({}, 'p1001');
    const placed = await complete(id, [giftCard(code)]);
    expect(placed.status).toBe('completed');
    expect(Number(await balanceOf(code))).toBe((900_000 - amount({ totals }, 'total')) / 100);
  });

  it('that cannot be used are reported by position, and the order is not placed without them', async () => {
    const spent = await issue('AGENT-SPENT-0003', '0.00');
    const instruments = [giftCard('NO-SUCH-CARD'), giftCard(spent)];
    const { id, messages, payment } = await begin({ instruments }, 'p1001');
    const expected = [0, 1].map((at) => ({
      code: 'payment_failed',
      severity: 'recoverable',
      path: `$.payment.instruments[${at}]`,
    }));
    expect([messages, payment]).toEqual([
      [expect.objectContaining(expected[0]), expect.objectContaining(expected[1])],
      undefined,
    ]);
    const refused = await complete(id, [...instruments, await card()]);
    expect([refused.status, refused.order]).toEqual(['ready_for_complete', undefined]);
    expect(refused.messages).toMatchObject(expected);
  });

  it('are not passed on to the person who continues the checkout', async () => {
    const code = await issue('AGENT-OWN-0005', '10.00');
    const checkout = await begin({ instruments: [giftCard(code)] }, 'p1001');
    expect(amount(checkout, 'total')).toBeGreaterThan(0);
    const shopper = store.shopper();
    const { pathname } = new URL(checkout.continue_url, 'http://store.test');
    const opened = await shopper.request(pathname, { headers: { 'sec-fetch-dest': 'document' } });
    const id = new URL(opened.headers.get('location') ?? '').searchParams.get('continue') ?? '';
    const session = await shopper.call(contract.checkoutSession.getSession, { params: { id } });
    expect(JSON.stringify(session)).toContain('1 Main Street');
    expect(JSON.stringify(session)).not.toContain(code);
  });

  it('are those of the last request', async () => {
    const code = await issue('AGENT-LAST-0004', '10.00');
    const { id } = await begin({ instruments: [giftCard(code)] }, 'p1001');
    const updated = (await platform.rest('update_checkout', { line_items: lines('p1001'), ...details }, { id })).body;
    expect(updated.payment).toBeUndefined();
    expect((await complete(id, [await card()])).status).toBe('completed');
    expect(await balanceOf(code)).toBe('10.00');
  });
});
