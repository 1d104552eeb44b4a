import { money } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { plainProduct } from '@ironcart/core/testing';
import { describe, expect, it } from 'vitest';
import { bar } from '../testing/fixtures.ts';
import { openStorefront, withSession } from '../testing/open-storefront.ts';

const card: Product = {
  ...bar,
  productId: 31,
  name: 'Gift Card',
  type: 'giftcard',
  url: '/gift-card',
  giftcardData: {
    isOpenAmountAllowed: true,
    openAmountMin: money(1_000),
    openAmountMax: money(50_000),
    amounts: [money(2_500), money(5_000)],
    type: 'virtual',
  },
};
const engraved: Product = {
  ...bar,
  productId: 32,
  name: 'Engraved Bar',
  url: '/engraved-bar',
  customOptions: [{ id: 7, title: 'Engraving', type: 'area', isRequired: false, price: money(500), values: [] }],
};
const members: readonly Product[] = [41, 42, 43].map((productId) => ({
  ...bar,
  productId,
  name: `Kettlebell ${productId}`,
  url: `/kettlebell-${productId}`,
}));
const group = plainProduct({
  productId: 40,
  name: 'Kettlebells',
  type: 'grouped',
  url: '/kettlebells',
  childrenIds: [41, 42, 43],
  children: members,
  startsAt: bar,
});

const openShop = () => openStorefront({ alsoSold: [card, engraved, group, ...members] });

/** The URLs with which the cart's lines link back to their selection. */
const linksOf = (html: string, path: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href).filter((href) => href.startsWith(path)),
  ),
];

/** The attributes of the form fields with a name, as text. */
const fieldsOf = (html: string, name: string): readonly string[] =>
  [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>[^<]*/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(` name="${name}"`));

const openFromCart = async (fields: Readonly<Record<string, string>>, path: string) => {
  const shop = await openShop();
  await shop.post('/cart', { intent: 'add', ...fields }, withSession);
  const links = linksOf(await (await shop.get('/cart', withSession)).text(), path);
  const response = await shop.get(links[0] ?? '/missing', withSession);
  return { ...shop, links, response, html: await response.text() };
};

describe('cart line links back to its selection', () => {
  const said = {
    productId: '31',
    amount: 'custom',
    customAmount: '37.50',
    recipientName: 'Bea',
    recipientEmail: 'bea@example.com',
    senderName: 'Ada',
    senderEmail: 'ada@example.com',
    message: 'Lift well',
  };

  it('of a gift card: in the form fields, not in the URL', async () => {
    const { links, html, response } = await openFromCart(said, '/gift-card');
    expect(links).toEqual(['/gift-card?item=item-1']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    for (const name of ['customAmount', 'recipientName', 'recipientEmail', 'senderName', 'senderEmail'] as const)
      expect(fieldsOf(html, name)[0], name).toContain(`value="${said[name]}"`);
    expect(fieldsOf(html, 'message')[0]).toContain('Lift well');
    expect(fieldsOf(html, 'amount').filter((field) => field.includes('checked'))).toEqual([
      expect.stringContaining('value="custom"'),
    ]);
  });

  it('of a gift card with a fixed amount, which is preselected', async () => {
    const { html } = await openFromCart({ ...said, amount: '5000', customAmount: '' }, '/gift-card');
    const chosen = fieldsOf(html, 'amount').filter((field) => field.includes('checked'));
    expect(chosen).toEqual([expect.stringContaining('value="5000"')]);
    expect(fieldsOf(html, 'customAmount')[0]).not.toContain('37.50');
  });

  it('of custom options', async () => {
    const { links, html } = await openFromCart({ productId: '32', 'option-7': 'For Bea' }, '/engraved-bar');
    expect(links).toEqual(['/engraved-bar?item=item-1']);
    expect(fieldsOf(html, 'option-7')[0]).toContain('value="For Bea"');
  });

  it('of a grouped product: to its page, with the quantities of all members in the cart', async () => {
    const { links, html } = await openFromCart({ productId: '40', 'qty-41': '2', 'qty-43': '3' }, '/kettlebell');
    expect(links).toEqual(['/kettlebells?item=item-1', '/kettlebells?item=item-2']);
    const quantities = ['qty-41', 'qty-42', 'qty-43'].map(
      (name) => /value="(\d+)"/.exec(fieldsOf(html, name)[0] ?? '')?.[1],
    );
    expect(quantities).toEqual(['2', '0', '3']);
  });

  it.each([
    ['an unknown line', '/gift-card?item=item-of-another', withSession],
    ['a line of another product', '/engraved-bar?item=item-1', withSession],
    ['a line requested without a session', '/gift-card?item=item-1', {}],
  ])('without preselection for %s', async (_, address, headers) => {
    const { get } = await openFromCart(said, '/gift-card');
    const response = await get(address, headers);
    const html = await response.text();
    expect(response.status).toBe(200);
    for (const secret of ['bea@example.com', 'Lift well', 'ada@example.com']) expect(html).not.toContain(secret);
  });
});
