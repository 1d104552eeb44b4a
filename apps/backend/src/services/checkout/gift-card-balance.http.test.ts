import { contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore({ limits: { giftcard: { max: 20, windowMs: 60_000 } } });
const { getGiftCard } = contract.checkout;

describe('gift card balance', () => {
  it('is found regardless of spaces and case of the code [S5-giftcard-01]', async () => {
    const shopper = store.shopper();
    for (const code of ['GIFT-50-USD', ' gift-50-usd ']) {
      expect(await shopper.call(getGiftCard, { body: { code } })).toEqual({ code: 'GIFT-50-USD', balance: 50 });
    }
    expect(shopper.cookie()).toBeUndefined();
  });

  it('is available only on sites with the currency of the card', async () => {
    const refused = await store.shopper('EUR').refused(getGiftCard, { body: { code: 'GIFT-50-USD' } });
    expect(refused).toMatchObject({ status: 404, type: 'giftcard_not_exist' });
  });

  it.each(['GIFT-51-USD', '%', "' or '1'='1", '   ', '\\', '💪'])(
    'is not found for an invalid code: %j',
    async (code) => {
      const refused = await store.shopper().refused(getGiftCard, { body: { code } });
      expect(refused).toMatchObject({ status: 404, type: 'giftcard_not_exist' });
    },
  );

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['no text', { code: 50 }],
    ['an object', { code: { $gt: '' } }],
    ['an empty code', { code: '' }],
    ['a lone surrogate', { code: '\ud800' }],
    ['a zero byte', { code: 'GIFT\u0000' }],
    ['a code of excessive length', { code: 'G'.repeat(101) }],
  ])('is rejected for %s, never with a 500', async (_what, body) => {
    const refused = await store.shopper().refused(getGiftCard, { body: body as never });
    expect(refused).toMatchObject({ status: 400, type: 'invalid_request' });
  });

  it('cannot be found by guessing: look-ups are limited per address, whatever the headers contain [SECURITY-14]', async () => {
    const shopper = store.shopper();
    const guess = (count: number) =>
      shopper.refused(getGiftCard, {
        body: { code: `GIFT-${count}` },
        headers: { 'X-Forwarded-For': `203.0.113.${count}` },
      });
    for (let count = 0; count < 20; count += 1) expect((await guess(count)).status).toBe(404);
    expect(await guess(20)).toMatchObject({ status: 429, type: 'too_many_requests' });
    const right = await shopper.refused(getGiftCard, { body: { code: 'GIFT-50-USD' } });
    expect(right).toMatchObject({ status: 429, details: { retryAfterSeconds: 60 } });
    store.passTime(60_000);
    expect(await shopper.call(getGiftCard, { body: { code: 'GIFT-50-USD' } })).toMatchObject({ balance: 50 });
  });
});
