import type { BookAddress, SavedCard } from '@ironcart/api/codec';
import { type Address, emptyAddress } from '@ironcart/core/address';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { deferredPort, settle } from '../testing/deferred-port.ts';
import { savedCardsMachine } from './saved-cards.machine.ts';
import { selectCardFailure, selectIsBusyWithCards, selectSavedCards } from './saved-cards.selectors.ts';
import type { CardToSave, SavedCardsEmitted } from './saved-cards.types.ts';

const card = (id: string, isDefault = false): SavedCard => ({
  id,
  brand: 'visa',
  last4: '1111',
  expMonth: 12,
  expYear: 2030,
  isDefault,
  isExpired: false,
  billingAddressId: undefined,
  billingAddress: undefined,
});
const address: Address = { ...emptyAddress('US'), city: 'Columbus' };

/** Saved cards with recorded calls; a call in `failing` fails with `refused`. */
const open = async (cards: readonly SavedCard[], failing: readonly string[] = []) => {
  const calls: unknown[][] = [];
  const emitted: SavedCardsEmitted['type'][] = [];
  const port =
    <T>(name: string, answer: T) =>
    async (...sent: unknown[]): Promise<T> => {
      calls.push([name, ...sent.filter((part) => !(part instanceof AbortSignal))]);
      if (failing.includes(name)) throw Object.assign(new Error(name), { code: `${name}_refused` });
      return answer;
    };
  const saved: BookAddress = { ...address, _id: 'address-1' };
  const ports = {
    cards: port('cards', cards),
    saveAddress: port('saveAddress', saved),
    addCard: port('addCard', { id: 'added' }),
    updateCard: port('updateCard', undefined),
    removeCard: port('removeCard', undefined),
  };
  const actor = createActor(savedCardsMachine, { input: { ports } });
  for (const type of ['card.saved', 'card.removed', 'command.refused'] as const) {
    actor.on(type, () => emitted.push(type));
  }
  actor.start();
  await settle();
  calls.length = 0;
  return {
    calls,
    emitted,
    snapshot: () => actor.getSnapshot(),
    send: actor.send,
    save: async (toSave: CardToSave) => {
      actor.send({ type: 'card.save', card: toSave });
      await settle();
    },
  };
};

describe('new card', () => {
  it('becomes the default if it is the only one [S4-card-01]', async () => {
    const { save, calls, emitted } = await open([]);
    await save({ transactionToken: 'tok' });
    expect(calls).toEqual([['addCard', { transactionToken: 'tok', isDefault: true }], ['cards']]);
    expect(emitted).toEqual(['card.saved']);
  });

  it('becomes the default if there is none [S4-card-01]', async () => {
    const { save, calls } = await open([card('old')]);
    await save({ transactionToken: 'tok', isDefault: false });
    expect(calls[0]).toEqual(['addCard', { transactionToken: 'tok', isDefault: true }]);
  });

  it('does not replace an existing default [S4-card-01]', async () => {
    const { save, calls } = await open([card('old', true)]);
    await save({ transactionToken: 'tok' });
    expect(calls).toEqual([['addCard', { transactionToken: 'tok' }], ['cards']]);
  });

  it('set as default first removes the default flag of the previous card [S4-card-02]', async () => {
    const { save, calls } = await open([card('other'), card('old', true)]);
    await save({ transactionToken: 'tok', isDefault: true });
    expect(calls).toEqual([
      ['addCard', { transactionToken: 'tok' }],
      ['updateCard', 'old', { isDefault: false }],
      ['updateCard', 'added', { isDefault: true }],
      ['cards'],
    ]);
  });

  it('without a billing address id first saves the billing address [S4-card-03]', async () => {
    const { save, calls } = await open([card('old', true)]);
    await save({ transactionToken: 'tok', billingAddress: address });
    expect(calls).toEqual([
      ['saveAddress', address],
      ['addCard', { transactionToken: 'tok', billingAddressId: 'address-1' }],
      ['cards'],
    ]);
  });

  it('with a billing address id saves no address [S4-card-03]', async () => {
    const { save, calls } = await open([card('old', true)]);
    await save({ transactionToken: 'tok', billingAddressId: 'address-2', billingAddress: address });
    expect(calls[0]).toEqual(['addCard', { transactionToken: 'tok', billingAddressId: 'address-2' }]);
  });
});

describe('stored card', () => {
  it('becomes the default after the previous default was reset [S4-card-02]', async () => {
    const { save, calls } = await open([card('old', true), card('new')]);
    await save({ id: 'new', isDefault: true });
    expect(calls).toEqual([
      ['updateCard', 'old', { isDefault: false }],
      ['updateCard', 'new', { isDefault: true }],
      ['cards'],
    ]);
  });

  it('that is already the default resets nothing [S4-card-02]', async () => {
    const { save, calls } = await open([card('old', true)]);
    await save({ id: 'old', isDefault: true });
    expect(calls).toEqual([['updateCard', 'old', { isDefault: true }], ['cards']]);
  });

  it('changes only its billing address', async () => {
    const { save, calls } = await open([card('old', true), card('new')]);
    await save({ id: 'new', billingAddress: address });
    expect(calls).toEqual([
      ['saveAddress', address],
      ['updateCard', 'new', { billingAddressId: 'address-1' }],
      ['cards'],
    ]);
  });

  it('is removed', async () => {
    const { send, calls, emitted } = await open([card('old')]);
    send({ type: 'card.remove', id: 'old' });
    await settle();
    expect(calls).toEqual([['removeCard', 'old'], ['cards']]);
    expect(emitted).toEqual(['card.removed']);
  });
});

describe('list of saved cards', () => {
  it('is reloaded after a card is saved [S4-card-04]', async () => {
    const cards = deferredPort<readonly SavedCard[], AbortSignal>();
    const nothing = () => Promise.resolve();
    const ports = {
      cards,
      saveAddress: () => Promise.resolve({ ...address, _id: 'address-1' }),
      addCard: () => Promise.resolve({ id: 'added' }),
      updateCard: nothing,
      removeCard: nothing,
    };
    const actor = createActor(savedCardsMachine, { input: { ports } }).start();
    await cards.last().answer([]);
    actor.send({ type: 'card.save', card: { transactionToken: 'tok' } });
    await settle();
    expect([cards.calls.length, selectIsBusyWithCards(actor.getSnapshot())]).toEqual([2, true]);
    await cards.last().answer([card('new', true)]);
    expect(selectSavedCards(actor.getSnapshot())).toEqual([card('new', true)]);
    expect(selectIsBusyWithCards(actor.getSnapshot())).toBe(false);
  });

  it('is reloaded after a reported failure as well', async () => {
    const { save, calls, emitted, snapshot } = await open([card('old', true)], ['addCard']);
    await save({ transactionToken: 'tok', isDefault: true });
    expect(calls.map(([name]) => name)).toEqual(['addCard', 'cards']);
    expect([selectCardFailure(snapshot()), snapshot().value, emitted]).toEqual(['addCard_refused', 'ready', []]);
    await save({ id: 'old', isDefault: true });
    expect(selectCardFailure(snapshot())).toBeUndefined();
  });

  it('is unchanged if the billing address of a card cannot be saved [S4-card-03]', async () => {
    const { save, calls, snapshot } = await open([], ['saveAddress']);
    await save({ transactionToken: 'tok', billingAddress: address });
    expect(calls.map(([name]) => name)).toEqual(['saveAddress', 'cards']);
    expect(selectCardFailure(snapshot())).toBe('saveAddress_refused');
  });

  it('is retried on request if it cannot be loaded', async () => {
    const { snapshot, send } = await open([], ['cards']);
    expect([snapshot().value, selectCardFailure(snapshot())]).toEqual(['error', 'cards_refused']);
    send({ type: 'cards.reload' });
    expect(snapshot().value).toBe('loading');
  });

  it('rejects a second change while one is running', async () => {
    const { send, emitted, calls } = await open([card('old')]);
    send({ type: 'card.remove', id: 'old' });
    send({ type: 'card.remove', id: 'old' });
    send({ type: 'card.save', card: { transactionToken: 'tok' } });
    await settle();
    expect(emitted).toEqual(['command.refused', 'command.refused', 'card.removed']);
    expect(calls.map(([name]) => name)).toEqual(['removeCard', 'cards']);
  });
});
