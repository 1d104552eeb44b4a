import { type SessionEvent, sessionEventToWire } from '@ironcart/api/codec';
import { CAPTCHA_HEADER, checkoutSessionCalls } from '@ironcart/api/contract';
import { selectErrors, selectStep } from '@ironcart/checkout-machines';
import { actorAt } from '@ironcart/checkout-machines/host';
import { defaultSites } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { multipliedLimits } from '../../http/rate-limit.ts';
import { fillCart, ohioAddress, tokenize } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const { openSession, sendEvents } = checkoutSessionCalls;
const giftCardTries = 3;
const store = useTestStore({
  captcha: 'sandbox',
  limits: { ...multipliedLimits(1_000), giftcard: { max: giftCardTries, windowMs: 60_000 } },
});

const open = async () => {
  const shopper = store.shopper();
  const cart = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
  return { shopper, id: (await shopper.call(openSession, { body: { listId: cart._id } }))._id };
};

const send = async (
  { shopper, id }: { readonly shopper: Shopper; readonly id: string },
  events: readonly SessionEvent[],
  headers: Readonly<Record<string, string>> = {},
) => {
  const body = { events: events.map(sessionEventToWire) };
  const { state } = await shopper.call(sendEvents, { params: { id }, body, headers });
  return actorAt(state, { site: defaultSites.main, countries: [], regions: [] }).getSnapshot();
};

describe('internal calls of a hosted checkout', () => {
  it('have the limits of public calls: gift card codes cannot be guessed in a checkout either [SECURITY-15]', async () => {
    await store.db
      .insertInto('gift_cards')
      .values({ code: 'THE-RIGHT-ONE', currency: 'USD', balance: '10.00', initial_balance: '10.00' })
      .execute();
    const session = await open();
    const guess = async (code: string) => {
      const { context } = await send(session, [{ type: 'giftCard.added', code }]);
      return context.giftCards.cards.map((card) => card.code);
    };
    for (let tries = 0; tries < giftCardTries; tries += 1) expect(await guess(`WRONG-${tries}`)).toEqual([]);
    expect(await guess('THE-RIGHT-ONE')).toEqual([]);
    store.passTime(60_000);
    expect(await guess('THE-RIGHT-ONE')).toEqual(['THE-RIGHT-ONE']);
  });

  it('place an order with the captcha token of the request, and no order without it [SECURITY-8]', async () => {
    const session = await open();
    const token = await tokenize(session.shopper, 'approved');
    await send(session, [
      { type: 'shippingAddress.changed', address: ohioAddress },
      { type: 'step.continue' },
      { type: 'payment.tokenReceived', card: { token, brand: 'visa', last4: '0001', expMonth: 12, expYear: 2099 } },
      { type: 'step.continue' },
    ]);
    const refused = await send(session, [{ type: 'order.place' }]);
    expect(selectErrors(refused).map(({ code }) => code)).toEqual(['captcha_failed']);
    const response = await session.shopper.request('/sandbox-captcha/tokens', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action: 'placeorder' }),
    });
    const captcha = (await response.json()) as { readonly token: string };
    const placed = await send(session, [{ type: 'order.place' }], { [CAPTCHA_HEADER]: captcha.token });
    expect(selectStep(placed)).toBe('success');
  });
});
