import {
  type CheckoutEvent,
  type CheckoutInput,
  type CheckoutPorts,
  checkoutMachine,
} from '@ironcart/checkout-machines';
import type { LineItem, ShoppingList } from '@ironcart/core/list';
import { money } from '@ironcart/core/money';
import { siteByCode } from '@ironcart/core/site';
import { type Actor, createActor, SimulatedClock } from 'xstate';
import { plainProduct } from './catalogue.ts';

const lineCount = 20;
const nowMs = Date.parse('2026-11-21T12:00:00Z');

const products = Array.from({ length: lineCount }, (_, index) =>
  plainProduct(index + 1, { listPrice: money(10_000 + index), salePrice: undefined }),
);

const lineOf = (productId: number, qty: number): LineItem => ({
  listItemId: `line-${productId}`,
  productId,
  qty,
  options: {},
  metadata: {},
  children: [],
});

const listWith = (firstQty: number): ShoppingList => ({
  _id: 'list-1',
  type: 'cart',
  items: products.map(({ productId }) => lineOf(productId, productId === 1 ? firstQty : 2)),
  messages: [],
  metadata: { isActive: true },
});

const rate = (shippingCode: string, amount: number) => ({
  shippingCode,
  amount: money(amount),
  label: shippingCode,
  carrier: 'Iron Freight',
  packageNumber: 1,
  transactionId: 'quote-1',
  selected: false,
});

const ports: CheckoutPorts = {
  rates: async () => ({ transactionId: 'quote-1', rates: [rate('ground', 1_500), rate('air', 4_000)], split: [] }),
  tax: async () => ({ totalTax: money(800), itemTax: money(700), shippingTax: money(100), summary: [] }),
  place: () => Promise.reject(new Error('Nothing is placed here')),
  order: () => Promise.reject(new Error('Nothing is placed here')),
  reloadCart: async () => ({ list: listWith(2), products }),
  paymentMethods: async () => ({ methods: [{ type: 'scheme', name: 'Cards' }], stored: [] }),
  giftCard: async (code) => ({ code, balance: money(5_000) }),
  promotionStatus: async () => ({ isEnabled: false, remaining: 0 }),
  deleteList: async () => undefined,
  storage: { get: () => null, set: () => undefined, remove: () => undefined },
  now: () => nowMs,
};

const input: CheckoutInput = {
  site: siteByCode('USA'),
  list: listWith(2),
  products,
  customer: undefined,
  savedAddresses: [],
  countries: [{ alpha2: 'US', name: 'United States', requireRegion: true, postcodeRegex: '^\\d{5}$' }],
  regions: [{ countryId: 'US', code: 'OH', name: 'Ohio' }] as never,
  ports,
};

const address = {
  firstname: 'Ada',
  lastname: 'Lifter',
  telephone: '6145550100',
  email: 'ada@example.com',
  city: 'Columbus',
  postcode: '43201',
  region: 'OH',
} as const;

/** The successive values of a field while a shopper types into it. */
const typed = (text: string): readonly string[] => Array.from(text, (_, index) => text.slice(0, index + 1));

const typing: readonly CheckoutEvent[] = [
  ...Object.entries(address).flatMap(([field, text]) =>
    typed(text).map((part): CheckoutEvent => ({ type: 'shippingAddress.changed', address: { [field]: part } })),
  ),
  ...typed('1 Barbell Way').map(
    (part): CheckoutEvent => ({ type: 'shippingAddress.changed', address: { street: [part] } }),
  ),
];

const reviewing: readonly CheckoutEvent[] = [
  { type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'air' },
  { type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'ground' },
  { type: 'step.continue' },
  { type: 'payment.changed', isComplete: true },
  {
    type: 'payment.tokenReceived',
    card: { token: 'tok-1', brand: 'visa', last4: '1111', expMonth: 12, expYear: 2030 },
  },
  { type: 'step.continue' },
  ...typed('Please ring twice.').map((comments): CheckoutEvent => ({ type: 'comments.changed', comments })),
  { type: 'step.back' },
  { type: 'step.continue' },
];

/** Number of events in a session. */
export const sessionEvents = 1 + typing.length + reviewing.length;

/** Waits for all resolved promises: each port answers immediately. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

/** Plays a shopper's whole session, keystroke by keystroke, from the first letter to the review. */
const playSession = async (actor: Actor<typeof checkoutMachine>, clock: SimulatedClock): Promise<void> => {
  actor.send({ type: 'step.goTo', step: 'shipping' });
  for (const event of typing) actor.send(event);
  clock.increment(500);
  await settled();
  for (const event of reviewing) actor.send(event);
  await settled();
};

/** A checkout on its review page, complete and current, with all machines loaded. */
const openReview = async () => {
  const clock = new SimulatedClock();
  const actor = createActor(checkoutMachine, { clock, input }).start();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const play = () => playSession(actor, clock);
  await play();
  const isReview = () => actor.getSnapshot().matches({ editing: 'review' });
  if (!isReview()) throw new Error(`The session ends at ${JSON.stringify(actor.getSnapshot().value)}.`);
  return { actor, play, isReview };
};

/** Repeats the session in one checkout. */
export const openSession = async (): Promise<() => Promise<boolean>> => {
  const { play, isReview } = await openReview();
  return async () => {
    await play();
    return isReview();
  };
};

const eventTypes: Readonly<Record<string, (turn: number) => CheckoutEvent>> = {
  'a letter of the address that does not affect the rates': (turn) => ({
    type: 'shippingAddress.changed',
    address: { firstname: turn % 2 ? 'Ada' : 'Grace' },
  }),
  'a letter of the address that affects the rates': (turn) => ({
    type: 'shippingAddress.changed',
    address: { postcode: turn % 2 ? '43201' : '43202' },
  }),
  'a letter of the billing address': (turn) => ({
    type: 'billingAddress.changed',
    address: { city: turn % 2 ? 'Dayton' : 'Akron' },
  }),
  'a letter of the comments': (turn) => ({ type: 'comments.changed', comments: `Ring ${turn % 7} times` }),
  'another shipping rate': (turn) => ({
    type: 'shippingRate.chosen',
    packageNumber: 1,
    shippingCode: turn % 2 ? 'air' : 'ground',
  }),
  'another shipping mode': (turn) => ({
    type: 'shippingMode.chosen',
    mode: turn % 2 ? 'fastest' : 'fewestPackages',
  }),
  'an agreement': (turn) => ({ type: 'agreements.changed', agreements: { subscription: turn % 2 === 0 } }),
  'a change of the card form': (turn) => ({ type: 'payment.changed', isComplete: turn % 2 === 0 }),
  'a step back and forth': (turn) => (turn % 2 ? { type: 'step.continue' } : { type: 'step.back' }),
  'a cart of 20 lines, repriced': (turn) => ({ type: 'cart.changed', list: listWith(1 + (turn % 3)), products }),
};

/** Sends events of each kind, one after another, to a checkout on its review page. */
export const openEvents = async (): Promise<readonly { readonly name: string; readonly send: () => unknown }[]> =>
  Promise.all(
    Object.entries(eventTypes).map(async ([name, eventOf]) => {
      const { actor } = await openReview();
      let turn = 0;
      const send = (): unknown => {
        turn += 1;
        actor.send(eventOf(turn));
        return actor;
      };
      return { name, send };
    }),
  );
