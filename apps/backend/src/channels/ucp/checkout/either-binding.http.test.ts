import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenize } from '../../../testing/checkout-steps.ts';
import { useTestStore } from '../../../testing/test-store.ts';
import { columbus, paidBy, readyCheckout, shippedTo } from '../testing/ready-checkout.ts';
import { openPlatform, type TestAnswer, type TestPlatform } from '../testing/test-platform.ts';

const store = useTestStore({ agents: { allowsLoopback: true } });
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform(() => store.backend);
});
afterAll(() => platform.close());

/** An update with a destination, and a way to ship if one is named. */
const sentTo = (destination: object, option?: string) => ({
  ...readyCheckout(),
  fulfillment: shippedTo(
    destination,
    option === undefined ? {} : { groups: [{ id: 'package_1', selected_option_id: option }] },
  ),
});

const paidWith = async (card: Parameters<typeof tokenize>[1]) => paidBy(await tokenize(store.shopper(), card));

/** The last of the ways in which the first package can be shipped. */
const dearestOf = ({ fulfillment }: TestAnswer['body']): string => fulfillment.methods[0].groups[0].options.at(-1).id;

type Operation = 'create_checkout' | 'update_checkout' | 'complete_checkout';

/** An agent's next request, and the store's response. */
interface Stop {
  readonly state: string;
  readonly operation: Operation;
  readonly payload: (last: TestAnswer['body']) => unknown;
  readonly told: readonly [status: string, ...codes: readonly string[]];
}

/** Every state that an agent can bring a checkout to, in the order in which one purchase goes through them. */
const tour: readonly Stop[] = [
  {
    state: 'nothing entered',
    operation: 'create_checkout',
    payload: () => ({ line_items: [{ item: { id: 'p1001' }, quantity: 1 }] }),
    told: ['incomplete', 'field_required'],
  },
  {
    state: 'an address without its postal code',
    operation: 'update_checkout',
    payload: () => sentTo({ ...columbus, postal_code: '' }),
    told: ['incomplete', 'field_required'],
  },
  {
    state: 'a complete address',
    operation: 'update_checkout',
    payload: () => sentTo(columbus),
    told: ['ready_for_complete'],
  },
  {
    state: 'another shipping method',
    operation: 'update_checkout',
    payload: (last) => sentTo(columbus, dearestOf(last)),
    told: ['ready_for_complete'],
  },
  {
    state: 'a declined card',
    operation: 'complete_checkout',
    payload: () => paidWith('refused'),
    told: ['ready_for_complete', 'payment_failed'],
  },
  {
    state: 'the address again',
    operation: 'update_checkout',
    payload: () => sentTo(columbus),
    told: ['ready_for_complete'],
  },
  {
    state: 'a card with a bank challenge',
    operation: 'complete_checkout',
    payload: () => paidWith('challenge'),
    told: ['requires_escalation', 'requires_3ds'],
  },
  { state: 'the order', operation: 'complete_checkout', payload: () => paidWith('approved'), told: ['completed'] },
];

const bindings = ['rest', 'mcp'] as const;

describe('agent checkout can switch bindings in every state', () => {
  it.each(bindings)('started over %s', async (first) => {
    let last: TestAnswer['body'];
    for (const [at, { state, operation, payload, told }] of tour.entries()) {
      const [own, other] = (at % 2 === 0) === (first === 'rest') ? bindings : bindings.toReversed();
      const key = crypto.randomUUID();
      const sent = at === 0 ? { key } : { id: last.id, key };
      const { body } = await platform[own ?? 'rest'](operation, await payload(last), sent);
      last = body;
      const seen = await platform[other ?? 'mcp']('get_checkout', undefined, { id: body.id });
      const { id, status, totals, order, fulfillment } = body;
      // For a placed order, an unsigned request gets no more than this.
      expect(seen.body, state).toMatchObject(
        order ? { id, status, totals, order } : { id, status, totals, fulfillment },
      );
      const codes = new Set((body.messages ?? []).map(({ code }: { code: string }) => code));
      expect([status, ...codes], state).toEqual(told);
    }
  });
});
