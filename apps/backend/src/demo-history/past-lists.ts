import { randomUUID } from 'node:crypto';
import type { BookAddress } from '@ironcart/api/codec';
import { bookAddressToWire } from '@ironcart/api/codec';
import { contract, type WireNewLineItem } from '@ironcart/api/contract';
import { money } from '@ironcart/core/money';
import type { Sites } from '@ironcart/core/site';
import type { Backend } from '../create-backend.ts';
import type { Database } from '../db/pool.ts';
import { priceQuote } from '../services/list/price-quote.ts';
import type { Caller } from './caller.ts';
import { fillPastList, placePastOrder } from './past-customer.ts';
import type { PastClock } from './past-events.ts';

const dayMs = 24 * 60 * 60_000;

/** Dependencies for playing the lists' history. */
export interface ListStage {
  readonly db: Database;
  readonly backend: Pick<Backend, 'reconcile'>;
  readonly clock: PastClock;
  readonly publicUrl: string;
  readonly sites: Sites;
  /** The owner of the lists, logged in. */
  readonly shopper: Caller;
  readonly guest: Caller;
  readonly address: BookAddress;
}

/** E-mail of the guest who bought a registry gift. */
export const giftGiverEmail = 'ruth@example.com';

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const wishes = (priority: number, ...productIds: readonly number[]): readonly WireNewLineItem[] =>
  productIds.map((productId) => ({ productId, qty: 1, metadata: { registry: { registryId: 'new', priority } } }));

/** A public registry, and a gift bought from it. */
const playRegistry = async ({ backend, clock, shopper, guest, address }: ListStage): Promise<void> => {
  const nowMs = clock.now().getTime();
  const registry = {
    title: 'A garage gym for Maya and Jonas',
    names: 'Maya Okafor and Jonas Lindqvist',
    eventDate: dayOf(nowMs + 75 * dayMs),
    message: 'We have a garage and good intentions. Everything heavier than a suitcase is welcome.',
    shippingAddress: bookAddressToWire(address),
  };
  const { _id: registryId } = await fillPastList(
    shopper,
    { type: 'registry', metadata: { isShared: true, registry } },
    [
      ...wishes(1, 3003, 1002),
      ...wishes(2, 2121, 5104, 6303),
      { productId: 7811, qty: 12, metadata: { registry: { registryId: 'new', priority: 3 } } },
    ],
  );
  const gift = { productId: 5104, qty: 1, metadata: { registry: { registryId, giver: 'Aunt Ruth' } } };
  const ruth: BookAddress = { ...address, firstname: 'Ruth', lastname: 'Okafor', email: giftGiverEmail };
  await placePastOrder(guest, [gift], { siteCode: 'USA', address: ruth, nowMs });
  await backend.reconcile();
};

/** A quote request priced by staff, and a pending one. */
const playQuotes = async ({ db, clock, publicUrl, sites, shopper }: ListStage): Promise<void> => {
  const crew = await fillPastList(shopper, { type: 'quote' }, [
    { productId: 2111, qty: 20 },
    { productId: 1003, qty: 6 },
  ]);
  const body = { note: 'For the new class of the rowing club: can you do better for all of it at once?' };
  const { _id: quoteId } = await shopper.call(contract.list.requestQuote, { params: { id: crew._id }, body });
  const now = clock.now();
  const day = dayOf(now.getTime() + 30 * dayMs);
  const prices = [money(11_900), money(24_900)];
  await priceQuote(db, { quoteId, prices, day, now, mailId: randomUUID(), sites, publicUrl });
  const bench = await fillPastList(shopper, { type: 'quote' }, [{ productId: 4006, qty: 4 }]);
  const another = { note: 'Four of these for the same room, delivered in March.' };
  await shopper.call(contract.list.requestQuote, { params: { id: bench._id }, body: another });
};

/** Maya's lists: wishlist, saved items, quotes and a registry. */
export const playPastLists = async (stage: ListStage): Promise<void> => {
  const { shopper } = stage;
  await fillPastList(shopper, { type: 'wishlist', metadata: { isShared: true } }, [
    { productId: 6203, qty: 1 },
    { productId: 1014, qty: 1 },
    { productId: 5302, qty: 1 },
  ]);
  await fillPastList(shopper, { type: 'sfl' }, [
    { productId: 7821, qty: 1 },
    { productId: 6101, qty: 2 },
  ]);
  await playQuotes(stage);
  await playRegistry(stage);
};
