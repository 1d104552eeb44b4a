import { consentCookie, searchSessionCookie } from '@ironcart/core/visitor';
import { describe, expect, it, vi } from 'vitest';
import type { RecommendedCards } from '../../content/recommended-cards.ts';
import { dataHeader } from '../../data/data-protocol.ts';
import { bar, shirt } from '../../testing/fixtures.ts';
import { openStorefront, withSession } from '../../testing/open-storefront.ts';

const knows = `${searchSessionCookie.name}=browser-7`;

const ask = async (
  query: string,
  {
    cookie = '',
    options = {},
    site = '',
    fill,
  }: {
    readonly cookie?: string;
    readonly options?: Parameters<typeof openStorefront>[0];
    readonly site?: string;
    readonly fill?: boolean;
  } = {},
) => {
  const store = await openStorefront(options);
  const session = fill ? withSession.Cookie : '';
  if (fill) await store.post('/cart', { intent: 'add', productId: String(bar.productId), qty: '1' }, withSession);
  store.calls.length = 0;
  const headers = { [dataHeader]: 'recommendations', Cookie: [session, cookie].filter(Boolean).join('; ') };
  const answer = (await (await store.get(`${site}/recommendations?${query}`, headers)).json()) as RecommendedCards;
  const body = store.calls.find(({ path }) => path === '/svc_search/query')?.body as
    | { readonly data: { readonly widget: object; readonly context: object; readonly n_item: number } }
    | undefined;
  return { answer, asked: body?.data };
};

describe('recommended products', () => {
  it('on a product page are similar products, for any shopper, at list prices [S7-calls-rfk-06]', async () => {
    const { answer, asked } = await ask('at=product&page=/competition-bar');
    expect(asked).toMatchObject({
      widget: { rfkid: 'rfkid_31' },
      context: { page: { uri: '/competition-bar' } },
      n_item: 12,
    });
    expect(JSON.stringify(asked)).not.toContain('user');
    expect(answer.widget).toBe('similar');
    expect(answer.cards.map(({ product }) => product.productId)).toEqual([bar.productId, shirt.productId]);
    expect(answer.cards[0]?.price.amount).toBe(bar.listPrice);
  });

  it('on the home page are personal for a known browser [S7-calls-rfk-05]', async () => {
    const { answer, asked } = await ask('at=home&page=/', { cookie: knows });
    expect(asked).toMatchObject({ widget: { rfkid: 'rfkid_32' }, context: { user: { user_id: 'browser-7' } } });
    expect(answer.widget).toBe('forYou');
  });

  it.each([
    ['for an unknown browser', '', ''],
    ['for a shopper who denies consent', '', `${knows}; ${consentCookie}=`],
    ['for a shopper not yet asked on a site that requires consent', '/eu', knows],
  ])('are omitted on the home page %s, without a request', async (_who, site, cookie) => {
    const refusing = cookie.includes(consentCookie)
      ? cookie.replace(`${consentCookie}=`, `${consentCookie}=none`)
      : cookie;
    const { answer, asked } = await ask('at=home&page=/', { site, cookie: refusing });
    expect(answer).toEqual({ cards: [] });
    expect(asked).toBeUndefined();
  });

  it('match the cart, excluding its products, and without consent match its last product [S7-calls-rfk-07]', async () => {
    const known = await ask('at=cart&page=/cart', { cookie: knows, fill: true });
    expect(known.asked).toMatchObject({ widget: { rfkid: 'rfkid_4' }, context: { user: { user_id: 'browser-7' } } });
    expect(known.answer.cards.map(({ product }) => product.productId)).toEqual([shirt.productId]);
    const refusing = await ask('at=cart&page=/cart', { fill: true });
    expect(refusing.asked).toMatchObject({ widget: { rfkid: 'rfkid_4' }, context: { page: { uri: bar.url } } });
    expect(refusing.asked).not.toHaveProperty('context.user');
    expect((await ask('at=cart&page=/cart', { cookie: knows })).answer).toEqual({ cards: [] });
  });

  it('are omitted without a message if the search service fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { answer } = await ask('at=product&page=/fails');
    expect(answer).toEqual({ cards: [] });
    expect(warn).toHaveBeenCalledOnce();
  });

  it('are data only, without a page, for the known positions', async () => {
    const { get } = await openStorefront();
    expect((await get('/recommendations?at=product')).headers.get('Location')).toBe('/');
    const elsewhere = await get('/recommendations?at=checkout', { [dataHeader]: 'recommendations' });
    expect(elsewhere.status).toBe(204);
  });
});
