import { type BookAddress, customerFromWire } from '@ironcart/api/codec';
import { contract } from '@ironcart/api/contract';
import { defaultSites, type SiteCode } from '@ironcart/core/site';
import { sql } from 'kysely';
import type { StoreData } from '../catalogue-import/store-folder/record-schemas.ts';
import { type Backend, createBackend } from '../create-backend.ts';
import { type Database, openDatabase } from '../db/pool.ts';
import { historyPart } from '../seeding/seed.ts';
import { storeKindOf } from '../seeding/store-kind.ts';
import { decideReview } from '../services/review/decide-review.ts';
import type { Caller } from './caller.ts';
import { keepPastCard, placePastOrder } from './past-customer.ts';
import { type PastClock, playAftermath } from './past-events.ts';
import { keepOwnGift, pastGifts } from './past-gifts.ts';
import { giftGiverEmail, playPastLists } from './past-lists.ts';
import { pastListsOfOthers } from './past-lists-of-others.ts';
import { type PastOrder, pastOrders } from './past-orders.ts';
import { pastOrdersOfOthers } from './past-orders-of-others.ts';
import { pastReview } from './past-review.ts';
import { createPastShopper } from './past-shopper.ts';

export interface HistoriesOptions {
  readonly databaseUrl: string;
  /** The store's public URL, without a trailing slash. */
  readonly publicUrl: string;
  /** The demo's customers, with their passwords. */
  readonly customers: StoreData['customers'];
  readonly now: () => Date;
  /** Ends the writing after the current step. */
  readonly signal?: AbortSignal;
}

/** Lease longer than any history, so that no other process treats its orders as abandoned. */
const leaseMs = 400 * 24 * 60 * 60_000;

const createClock = (startMs: number): PastClock & { set(ms: number): void } => {
  let nowMs = startMs;
  return {
    now: () => new Date(nowMs),
    passTime: (ms) => {
      nowMs += ms;
    },
    set: (ms) => {
      nowMs = ms;
    },
  };
};

interface Player {
  readonly db: Database;
  readonly backend: Backend;
  readonly clock: ReturnType<typeof createClock>;
  readonly options: HistoriesOptions;
}

/** A demo customer who has just logged in, with an address. */
const logIn = async (
  { backend, options }: Player,
  email: string,
  siteCode: SiteCode,
): Promise<{ readonly shopper: Caller; readonly address: BookAddress }> => {
  const password = options.customers.find((customer) => customer.email === email)?.password;
  if (password === undefined) throw new Error(`The demo has no customer ${email} any more`);
  const shopper = createPastShopper(backend, { origin: options.publicUrl, siteCode });
  await shopper.call(contract.session.login, { body: { email, password } });
  const { addresses } = customerFromWire(await shopper.call(contract.customer.getCustomer));
  const address = addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? addresses[0];
  if (!address) throw new Error(`The demo's customer ${email} has no address`);
  return { shopper, address };
};

const playOrder = async (player: Player, email: string, siteCode: SiteCode, order: PastOrder): Promise<void> => {
  const { db, backend, clock, options } = player;
  clock.set(options.now().getTime() - order.agoMs);
  const { shopper, address } = await logIn(player, email, siteCode);
  const items = order.hasGifts ? [...order.items, ...pastGifts(options.now().getTime())] : order.items;
  const placed = await placePastOrder(shopper, items, { siteCode, address, nowMs: clock.now().getTime() });
  await backend.reconcile();
  const { storeId } = defaultSites.byCode(siteCode);
  await playAftermath({ db, backend, clock, shopper, storeId }, placed, order);
  await shopper.call(contract.session.logout);
};

/** Deletes mails about past events; a scheduled gift card is still mailed. */
const forgetMails = async (db: Database, customers: HistoriesOptions['customers'], since: Date): Promise<void> => {
  await db.deleteFrom('order_confirmations_due').where('due_at', '<', since).execute();
  await db
    .deleteFrom('mail_outbox')
    .where('recipient', 'in', [...customers.map(({ email }) => email), giftGiverEmail])
    .where('created_at', '<=', since)
    .where('next_attempt_at', '<=', since)
    .execute();
};

const mayasEmail = 'maya@example.com';

const playLists = async (player: Player): Promise<void> => {
  const { clock, options, backend } = player;
  clock.set(options.now().getTime());
  const { shopper, address } = await logIn(player, mayasEmail, 'USA');
  await keepPastCard(shopper, 'code_required', { billingAddressId: address._id, isDefault: false });
  await keepPastCard(shopper, 'approved', { billingAddressId: address._id, isDefault: true });
  await keepOwnGift(player.db, shopper, mayasEmail);
  const guest = createPastShopper(backend, { origin: options.publicUrl, siteCode: 'USA' });
  await playPastLists({ ...player, ...options, sites: defaultSites, shopper, guest, address });
  await shopper.call(contract.session.logout);
};

/** Maya's published review of her first order's product. */
const playReview = async (player: Player): Promise<void> => {
  const { db, clock, options } = player;
  clock.set(options.now().getTime() - pastReview.agoMs);
  const { shopper } = await logIn(player, mayasEmail, 'USA');
  const { productId, agoMs: _past, ...body } = pastReview;
  const params = { id: productId };
  const { _id: reviewId } = await shopper.call(contract.review.addReview, { params, body: { ...body, photoIds: [] } });
  await decideReview(db, reviewId, 'published');
  await shopper.call(contract.session.logout);
};

type Step = readonly [name: string, play: (player: Player) => Promise<void>];

const steps: readonly Step[] = [
  ...pastOrders.map((order, at): Step => [`order ${at + 1}`, (player) => playOrder(player, mayasEmail, 'USA', order)]),
  ...pastOrdersOfOthers.map(
    ({ step, email, siteCode, ...order }): Step => [step, (player) => playOrder(player, email, siteCode, order)],
  ),
  ['lists', playLists],
  ...pastListsOfOthers.map(
    ({ email, siteCode, play }): Step => [
      `lists ${email}`,
      async (player) => {
        player.clock.set(player.options.now().getTime());
        const owner = await logIn(player, email, siteCode);
        await play(owner);
        await owner.shopper.call(contract.session.logout);
      },
    ],
  ),
  ['review', playReview],
];

/** "HIST" in hex: key of the advisory lock of the process that writes. */
const lockKey = 0x48495354;

/**
 * Waits until no other connection is writing, and makes this one the only writer until it is closed: the jobs of a
 * second writer would process this one's orders at the time of its own step, and skip a subscription's payments as long
 * past.
 */
const waitForOthers = async (db: Database): Promise<void> => {
  await sql`set lock_timeout = '60s'`.execute(db);
  await sql`select pg_advisory_lock(${lockKey})`.execute(db);
};

/** Claims a step, so that only one of several processes plays it. */
const claim = async (db: Database, step: string, now: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('seedings')
    .values({ name: historyPart(step), seeded_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/**
 * Creates a history for a demo's customers: orders in every status, returns, cards, lists, a registry and a quote. It
 * uses the store's own calls and commands with a clock in the past, so that stock, payments and ledgers are consistent.
 * Each step is played once per store; steps that were not started are played at the next start. It is written before
 * the store is served, because a running store's jobs would process its orders at the present time.
 */
export const writeHistories = async (options: HistoriesOptions): Promise<void> => {
  const db = await openDatabase({ url: options.databaseUrl, maxConnections: 1 });
  try {
    const played = await db.selectFrom('seedings').select('name').execute();
    const isPlayed = ([name]: Step) => played.some((part) => part.name === historyPart(name));
    if ((await storeKindOf(db)) !== 'demo' || steps.every(isPlayed)) return;
    await waitForOthers(db);
    const clock = createClock(options.now().getTime());
    const backend = await createBackend({
      databaseUrl: options.databaseUrl,
      publicUrl: options.publicUrl,
      now: clock.now,
      isDemo: true,
      placementLeaseMs: leaseMs,
      reconcileEveryMs: 0,
      maxConnections: 2,
    });
    try {
      for (const [name, play] of steps) {
        if (options.signal?.aborted) break;
        if (await claim(db, name, options.now())) await play({ db, backend, clock, options });
      }
    } finally {
      await backend.close();
    }
    await forgetMails(db, options.customers, options.now());
  } finally {
    await db.destroy();
  }
};
