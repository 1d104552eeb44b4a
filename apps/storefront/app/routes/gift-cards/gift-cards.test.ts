import { describe, expect, it } from 'vitest';
import { ownGiftCard } from '../../testing/fake-gift-cards.ts';
import { openStorefront, withSession } from '../../testing/open-storefront.ts';

const path = '/account/gift-cards';

const open = async () => {
  const store = await openStorefront({ isLoggedIn: true });
  const plain = async (response: Response | Promise<Response>) =>
    (await (await response).text()).replaceAll('<!-- -->', '');
  return {
    ...store,
    page: () => plain(store.get(path, withSession)),
    answers: (fields: Readonly<Record<string, string>>) => plain(store.post(path, fields, withSession)),
  };
};

describe('gift cards of a customer', () => {
  it('are listed with their balance, and purchased ones with recipient and date, without a code', async () => {
    const { page } = await open();
    const html = await page();
    expect(html).toContain('Gift card ending HB4C');
    expect(html).toMatch(/<dt>Left<\/dt><dd>\$75\.50<\/dd>/);
    expect(html).toContain('$50.00 for Rita');
    expect(html).toMatch(/Scheduled<.*?<dt>Will be mailed<\/dt><dd><time[^>]*>Dec 24, 2026/s);
    expect(html).not.toContain('7KQF-2MXA-V9TD-HB4C');
  });

  it('require a customer: a guest logs in and returns', async () => {
    const guest = await openStorefront();
    expect((await guest.get(path)).headers.get('Location')).toBe('/login?redirect=%2Faccount%2Fgift-cards');
    const posted = await guest.post(path, { intent: 'check', code: 'GIFT-0001-0002' });
    expect(posted.headers.get('Location')).toBe('/login?redirect=%2Faccount%2Fgift-cards');
  });

  it('are removed after confirmation, even if already removed', async () => {
    const { answers, calls } = await open();
    for (const cardId of [ownGiftCard.id, 'gone']) {
      expect(await answers({ intent: 'remove', cardId })).toContain('The gift card is removed from your account.');
    }
    expect(calls).toContainEqual(
      expect.objectContaining({ method: 'DELETE', path: `/svc_gc/cards/${ownGiftCard.id}` }),
    );
  });
});

describe('gift card balance form', () => {
  it('shows the balance for a code, with how to use it and to store it in the account', async () => {
    const { answers } = await open();
    const html = await answers({ intent: 'check', code: ' gift-0001-0002 ' });
    expect(html).toMatch(/\$25\.00.*left on the gift card ending 0002/s);
    expect(html).toContain('Use it in checkout');
    expect(await answers({ intent: 'keep', code: 'GIFT-0001-0002' })).toContain('The gift card is in your account.');
  });

  it.each([
    ['WRONG-CODE', 'There is no gift card in USD with this code.'],
    [' ', 'Please enter the code of your gift card.'],
  ])('rejects the code %j beside the field, which keeps the code', async (code, message) => {
    const { answers } = await open();
    for (const intent of ['check', 'keep']) {
      const html = await answers({ intent, code });
      expect(html).toContain(message);
      const field = /<input[^>]*name="code"[^>]*>/.exec(html)?.[0] ?? '';
      expect(field).toContain('aria-invalid="true"');
      expect(field).toContain(`value="${code}"`);
    }
  });

  it('limits the number of look-ups, and states when the next is possible', async () => {
    const { answers } = await open();
    expect(await answers({ intent: 'check', code: 'OFTEN' })).toContain('Too many attempts. Try again in a moment.');
  });
});

describe('gift card applied from the account', () => {
  it('requires items in the cart, and a card that is still in the account', async () => {
    const { answers } = await open();
    expect(await answers({ intent: 'use', cardId: ownGiftCard.id })).toContain('Your cart is empty.');
    expect(await answers({ intent: 'use', cardId: 'gone' })).toContain('no longer in your account');
  });
});
