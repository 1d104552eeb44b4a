import { describe, expect, it } from 'vitest';
import { dataHeader } from '../../data/data-protocol.ts';
import { openStorefront, withSession } from '../../testing/open-storefront.ts';

describe('cart change request', () => {
  it.each(['', 'buy', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'is rejected if unknown: %j',
    async (intent) => {
      const { post, calls, reported } = await openStorefront();
      const { status } = await post('/cart', { intent, productId: '1', listItemId: 'item-1' });
      expect(status).toBe(400);
      expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
      expect(reported).toEqual([]);
    },
  );
});

describe('result of a cart change', () => {
  const asData = { ...withSession, [dataHeader]: 'cart' };
  const barForm = { intent: 'add', productId: '1', qty: '1' };

  it.each([
    ['an item is added', barForm, true],
    ['a line is changed', { intent: 'update', listItemId: 'item-1', qty: '3' }, false],
    ['a quantity is set to 0', { intent: 'update', listItemId: 'item-1', qty: '0' }, false],
    ['a line is removed', { intent: 'remove', listItemId: 'item-1' }, false],
    ['a line is saved for later', { intent: 'save', listItemId: 'item-1' }, false],
    ['an earned discount is redeemed', { intent: 'redeem', listItemId: 'item-1' }, false],
  ])('opens the side cart only after an addition: %s', async (_, fields, added) => {
    const { post } = await openStorefront({ isLoggedIn: true });
    await post('/cart', barForm, withSession);
    expect(await (await post('/cart', fields, asData)).json()).toEqual({ ok: true, added });
  });

  it('names the line moved back from saved items, but not a discarded one', async () => {
    const { post, get } = await openStorefront({ isLoggedIn: true });
    for (const intent of ['add', 'add']) await post('/cart', { ...barForm, intent }, withSession);
    for (const listItemId of ['item-1', 'item-2']) await post('/cart', { intent: 'save', listItemId }, withSession);
    const { saved } = (await (await get('/cart', asData)).json()) as { saved: { listItemId: string }[] };
    const [first = '', second = ''] = saved.map(({ listItemId }) => listItemId);
    const answerTo = async (intent: string, listItemId: string) =>
      (await post('/cart', { intent, listItemId }, asData)).json();
    expect(await answerTo('restore', first)).toEqual({ ok: true, added: true });
    expect(await answerTo('forget', second)).toEqual({ ok: true, added: false });
  });

  it('reports a discontinued product', async () => {
    const { post } = await openStorefront({ refusesItems: 'product_not_found' });
    const answer = await (await post('/cart', barForm, asData)).json();
    expect(answer).toMatchObject({ ok: false, message: 'This product is no longer sold.' });
  });
});

it('cart page of a guest requests no list except the cart', async () => {
  const { get, post, calls } = await openStorefront();
  await post('/cart', { intent: 'add', productId: '1', qty: '1' });
  const before = calls.length;
  await get('/cart', withSession);
  expect(calls.slice(before).filter(({ path }) => path === '/svc_list/lists')).toHaveLength(1);
});
