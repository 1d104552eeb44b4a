import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenize } from '../../../testing/checkout-steps.ts';
import { useTestStore } from '../../../testing/test-store.ts';
import { openPlatform, type TestPlatform } from '../testing/test-platform.ts';

/** Carries small packages only, for more than the store's own methods ask. */
const couriers = {
  name: 'Couriers',
  methods: [
    {
      ...({ shippingCode: 'courier', label: 'By courier', kind: 'parcel' } as const),
      rate: ({ weight }: { weight: number }) => (weight < 100 ? 9_900 : undefined),
    },
  ],
};
const store = useTestStore({ agents: { allowsLoopback: true }, carriers: [couriers] });
let plain: TestPlatform;
let showing: TestPlatform;
beforeAll(async () => {
  [plain, showing] = await Promise.all([openPlatform(() => store.backend), openPlatform(() => store.backend)]);
  showing.serve({ showsPackages: true });
});
afterAll(() => Promise.all([plain.close(), showing.close()]));

// The rack is heavy and ships apart.
const line_items = ['p1001', 'p1004'].map((id) => ({ item: { id }, quantity: 1 }));
const buyer = { first_name: 'Gale', last_name: 'Guest', email: 'gale@example.com', phone_number: '+15555550199' };
const columbus = {
  street_address: '1 Main Street',
  address_locality: 'Columbus',
  address_region: 'OH',
  postal_code: '43201',
  address_country: 'US',
};
const to = (more: object = {}) => ({ methods: [{ type: 'shipping', destinations: [columbus], ...more }] });

interface Group {
  readonly id: string;
  readonly options: readonly { readonly id: string; readonly totals: readonly { readonly amount: number }[] }[];
  readonly selected_option_id: string | null;
}
const groupsOf = (checkout: { fulfillment: { methods: readonly { groups: readonly Group[] }[] } }) =>
  checkout.fulfillment.methods[0]?.groups ?? [];
const costOf = ({ options, selected_option_id: selected }: Group) =>
  options.find(({ id }) => id === selected)?.totals[0]?.amount ?? Number.NaN;
const shippingOf = ({ totals }: { totals: readonly { type: string; amount: number }[] }) =>
  totals.find(({ type }) => type === 'fulfillment')?.amount;

describe('agent order with several packages', () => {
  it('is described per package to a platform that supports packages', async () => {
    const { body } = await showing.rest('create_checkout', { line_items, buyer, fulfillment: to() });
    const groups = groupsOf(body);
    expect(groups.map(({ id }) => id)).toEqual(['package_1', 'package_2']);
    expect(groups.reduce((sum, group) => sum + costOf(group), 0)).toBe(shippingOf(body));
  });

  it('is a single group for other platforms, with options that cost the sum of all packages', async () => {
    const { body } = await plain.rest('create_checkout', { line_items, buyer, fulfillment: to() });
    const [group, ...more] = groupsOf(body);
    if (!group) throw new Error('There is no group');
    expect([group.id, more]).toEqual(['packages', []]);
    expect([costOf(group), body.status]).toEqual([shippingOf(body), 'ready_for_complete']);
    const amounts = group.options.map(({ totals }) => totals[0]?.amount);
    expect([amounts.length > 1, new Set(amounts).size]).toEqual([true, amounts.length]);
    const byCourier = group.options.find(({ id: way }) => way === 'courier');
    expect(byCourier).toMatchObject({ title: expect.stringContaining(' and '), description: 'In 2 packages' });
  });

  it('applies each option to all packages at the quoted price, and is ordered that way', async () => {
    const { body } = await plain.rest('create_checkout', { line_items, buyer, fulfillment: to() });
    const { id } = body;
    let last = body;
    for (const option of groupsOf(body)[0]?.options ?? []) {
      const groups = [{ id: 'packages', selected_option_id: option.id }];
      last = (await plain.rest('update_checkout', { line_items, fulfillment: to({ groups }) }, { id })).body;
      expect([groupsOf(last)[0]?.selected_option_id, shippingOf(last)]).toEqual([option.id, option.totals[0]?.amount]);
    }
    const token = await tokenize(store.shopper(), 'approved');
    const instruments = [{ id: 'one', handler_id: 'sandbox_card', type: 'card', credential: { type: 'token', token } }];
    const key = crypto.randomUUID();
    const done = (await plain.rest('complete_checkout', { payment: { instruments } }, { id, key })).body;
    expect([done.status, shippingOf(done)]).toEqual(['completed', shippingOf(last)]);
  });

  it('accepts an option selected immediately, in a group without an id as the protocol permits', async () => {
    const groups = [{ selected_option_id: 'courier' }];
    const { status, body } = await plain.rest('create_checkout', { line_items, buyer, fulfillment: to({ groups }) });
    expect([status, groupsOf(body)[0]?.selected_option_id]).toEqual([201, 'courier']);
  });
});
