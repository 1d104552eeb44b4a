import { money } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { GiftCardAnswer } from '../ports.ts';
import { deferredPort } from '../testing/deferred-calls.ts';
import { giftCardsMachine } from './gift-cards.machine.ts';
import { selectGiftCardFacts } from './gift-cards.selectors.ts';

const open = (codes: readonly string[] = []) => {
  const giftCard = deferredPort<string, GiftCardAnswer>();
  const actor = createActor(giftCardsMachine, { input: { ports: { giftCard }, currency: 'USD', codes } }).start();
  const add = (code: string) => actor.send({ type: 'giftCard.added', code });
  const facts = () => selectGiftCardFacts(actor.getSnapshot());
  return { giftCard, add, send: actor.send, facts, code: () => facts().issue?.code };
};

const openWithCard = async (code = 'GIFT-1', balance = 5_000) => {
  const world = open();
  world.add(code);
  await world.giftCard.last().answer({ code, balance: money(balance) });
  return world;
};

describe('adding a gift card', () => {
  it('looks up the balance with the trimmed code in capitals', async () => {
    const world = open();
    world.add('  gift-1 ');
    expect(world.giftCard.last().request).toBe('GIFT-1');
    expect(world.facts()).toEqual({ cards: [], pending: ['GIFT-1'], issue: undefined });
    await world.giftCard.last().answer({ code: 'GIFT-1', balance: money(5_000) });
    expect(world.facts()).toEqual({ cards: [{ code: 'GIFT-1', balance: 5_000 }], pending: [], issue: undefined });
  });

  it.each(['GIFT-1', ' gift-1 ', 'Gift-1'])(
    'rejects a code that is already on the order: %j [S5-giftcard-01]',
    async (code) => {
      const world = await openWithCard();
      world.add(code);
      expect(world.facts()).toMatchObject({
        cards: [{ code: 'GIFT-1' }],
        pending: [],
        issue: { code: 'alreadyAdded', giftCardCode: 'GIFT-1' },
      });
      expect(world.giftCard.calls).toHaveLength(1);
    },
  );

  it('rejects a code that is being looked up [S5-giftcard-01]', () => {
    const world = open();
    world.add('GIFT-1');
    world.add('gift-1');
    expect(world.code()).toBe('alreadyAdded');
    expect(world.giftCard.calls).toHaveLength(1);
  });

  it('adds one card if the store returns the same code for two entered codes [S5-giftcard-01]', async () => {
    const world = await openWithCard();
    world.add('1-GIFT');
    await world.giftCard.last().answer({ code: 'gift-1', balance: money(5_000) });
    expect(world.facts()).toMatchObject({ cards: [{ code: 'GIFT-1' }], issue: { code: 'alreadyAdded' } });
  });

  it.each(['', '   '])('asks for a code if none is entered: %j', (code) => {
    const world = open();
    world.add(code);
    expect(world.code()).toBe('empty');
    expect(world.giftCard.calls).toHaveLength(0);
  });

  it.each([
    ['giftcard_not_exist', 'unknown', 'There is no gift card with this code.'],
    ['invalid_request', 'unknown', 'There is no gift card with this code.'],
    ['giftcard_wrong_currency', 'otherCurrency', 'This gift card is in another currency.'],
    ['too_many_requests', 'tooOften', 'That was too often. Try again in a moment.'],
    ['no_response', 'notAvailable', 'The gift card could not be looked up. Please try again.'],
  ])('shows for the failure %s the error %s', async (code, shown, message) => {
    const world = open();
    world.add('GIFT-9');
    await world.giftCard.last().fail(code);
    expect(world.facts()).toEqual({ cards: [], pending: [], issue: { code: shown, giftCardCode: 'GIFT-9', message } });
  });

  it('states when to try again after a rate limit', async () => {
    const world = open();
    world.add('GIFT-9');
    await world.giftCard.last().fail('too_many_requests', { retryAfterSeconds: 480 });
    expect(world.facts().issue?.message).toBe('That was too often. Try again in 8 minutes.');
  });

  it("accepts a card in the order's currency or without a currency", async () => {
    const world = open();
    world.add('GIFT-1');
    await world.giftCard.last().answer({ code: 'GIFT-1', balance: money(5_000), currency: 'USD' });
    expect(world.facts()).toEqual({ cards: [{ code: 'GIFT-1', balance: 5_000 }], pending: [], issue: undefined });
  });

  it('rejects a card without a balance or in another currency', async () => {
    const world = open();
    world.add('SPENT');
    await world.giftCard.last().answer({ code: 'SPENT', balance: money(0) });
    expect(world.facts()).toMatchObject({ cards: [], issue: { code: 'spent' } });
    world.add('EURO');
    await world.giftCard.last().answer({ code: 'EURO', balance: money(100), currency: 'EUR' });
    expect(world.facts()).toMatchObject({ cards: [], issue: { code: 'otherCurrency' } });
  });

  it('is limited to twenty cards', async () => {
    const world = open(Array.from({ length: 20 }, (_, index) => `GIFT-${index}`));
    world.add('GIFT-20');
    expect(world.code()).toBe('tooMany');
  });

  it('keeps the order in which cards were added, with one look-up at a time', async () => {
    const world = open();
    world.add('A');
    world.add('B');
    expect(world.giftCard.calls).toHaveLength(1);
    await world.giftCard.last().answer({ code: 'A', balance: money(1) });
    expect(world.giftCard.last().request).toBe('B');
    await world.giftCard.last().answer({ code: 'B', balance: money(2) });
    expect(world.facts().cards.map(({ code }) => code)).toEqual(['A', 'B']);
  });

  it('clears the error when the shopper types', () => {
    const world = open();
    world.add('');
    world.send({ type: 'giftCard.typed' });
    expect(world.code()).toBeUndefined();
  });
});

describe('removing gift cards', () => {
  it('removes one, regardless of the case of its code', async () => {
    const world = await openWithCard();
    world.add('GIFT-2');
    await world.giftCard.last().answer({ code: 'GIFT-2', balance: money(1) });
    world.send({ type: 'giftCard.removed', code: 'gift-1' });
    expect(world.facts().cards.map(({ code }) => code)).toEqual(['GIFT-2']);
  });

  it('removes a card being looked up: its response is ignored, and the next card is looked up', async () => {
    const world = open();
    world.add('A');
    world.add('B');
    const [first] = world.giftCard.calls;
    world.send({ type: 'giftCard.removed', code: 'A' });
    expect(first?.signal?.aborted).toBe(true);
    expect(world.facts().pending).toEqual(['B']);
    expect(world.giftCard.calls.map(({ request }) => request)).toEqual(['A', 'B']);
    await first?.answer({ code: 'A', balance: money(1) });
    await world.giftCard.last().answer({ code: 'B', balance: money(2) });
    expect(world.facts().cards).toEqual([{ code: 'B', balance: 2 }]);
  });

  it('does not affect the look-up of another card', () => {
    const world = open(['A', 'B']);
    world.send({ type: 'giftCard.removed', code: 'B' });
    expect(world.giftCard.calls).toHaveLength(1);
    expect(world.giftCard.last().signal?.aborted).toBe(false);
    expect(world.facts().pending).toEqual(['A']);
  });

  it('removes all cards at once, including those being looked up', async () => {
    const world = await openWithCard();
    world.add('B');
    world.send({ type: 'giftCard.dropped' });
    await world.giftCard.last().answer({ code: 'B', balance: money(2) });
    expect(world.facts()).toEqual({ cards: [], pending: [], issue: undefined });
  });
});

describe('gift cards of an earlier visit', () => {
  it('are looked up again, each once', async () => {
    const world = open(['a', 'A', 'b']);
    expect(world.facts().pending).toEqual(['A', 'B']);
    await world.giftCard.last().answer({ code: 'A', balance: money(10) });
    await world.giftCard.last().fail('giftcard_not_exist');
    expect(world.facts()).toMatchObject({
      cards: [{ code: 'A', balance: 10 }],
      pending: [],
      issue: { code: 'unknown' },
    });
  });
});
