import { money } from '@ironcart/core/money';
import { expect, it } from 'vitest';
import { openStorefront, withSession } from '../testing/open-storefront.ts';
import { engraved } from '../testing/products-of-each-type.ts';

const path = '/account/earned-store';
const terms = { orderId: '100000007', hasFreeShipping: false };

const pageWith = async (tickets: NonNullable<Parameters<typeof openStorefront>[0]>['tickets'] = []) => {
  const { get } = await openStorefront({ isLoggedIn: true, tickets, alsoSold: [engraved] });
  return (await (await get(path, withSession)).text()).replaceAll('<!-- -->', '');
};

it('earned discounts page shows the discounts, resulting prices, remaining uses and links to redeem them [S2-account-04]', async () => {
  const html = await pageWith([{ ...terms, kind: 'percent', percent: '10.00', productId: 1, remainingUses: 3 }]);
  expect(html).toContain('<title>Your earned store');
  expect(html).toContain('<a href="/competition-bar">Competition Bar</a>');
  expect(html).toContain('10% off each');
  expect(html).toContain('$292.50');
  expect(html).toContain('3 pieces');
  expect(html).toContain('<dd>100000007</dd>');
  expect(html).toMatch(/href="\/competition-bar"[^>]*>.*Redeem/s);
});

it('earned discounts page lists used-up discounts last without a link, and omits discontinued products', async () => {
  const html = await pageWith([
    { ...terms, kind: 'percent', percent: '10.00', productId: 1, remainingUses: 0 },
    { ...terms, kind: 'fixed', amount: money(1_500), productId: 80, remainingUses: undefined, hasFreeShipping: true },
    { ...terms, kind: 'fixed', amount: money(100), productId: 404_404, remainingUses: 1 },
  ]);
  expect(html).toMatch(/\$15\.00 off each.*As often as you like.*free.*Competition Bar.*Used up/s);
  expect(html.match(/>Redeem</g)).toHaveLength(1);
});

it('earned discounts page links to the shop if nothing has been earned', async () => {
  expect(await pageWith()).toContain('Nothing earned yet</h1>');
});
