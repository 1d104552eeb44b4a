// @vitest-environment jsdom
import { type SpecifiedSiteCode, siteByCode } from '@ironcart/core/site';
import { arbitraryOrder } from '@ironcart/core/testing';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { careForPage } from '../page-care/care-for-page.ts';
import { createToldOrders } from './told-orders.ts';

const [order] = fc.sample(
  arbitraryOrder().map((placed) => ({ ...placed, orderId: '100000042' })),
  { numRuns: 1, seed: 3 },
);

const confirmation = {
  key: 'confirmation',
  pathname: '/checkout/success',
  matches: [{ id: 'checkout-success', loaderData: { order, notForAffiliates: [] } }],
};

/** Shows a confirmation on a site's page and returns the trackers that received the purchase. */
const confirm = async (code: SpecifiedSiteCode, visit = confirmation) => {
  const care = await careForPage({
    site: siteByCode(code),
    isLoggedIn: false,
    reload: async () => {},
    visits: [visit],
  });
  await vi.dynamicImportSettled();
  care.stop();
  return (window.ironcartPurchases as unknown as { to: string; email?: string }[] | undefined) ?? [];
};

const decide = (consent: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the shopper's consent is stored in a cookie.
  document.cookie = `ironcart-consent=${consent}`;
};

afterEach(() => {
  delete window.ironcartPurchases;
  window.localStorage.clear();
  decide('none');
});

it('purchase tracking reports a confirmed order to the services with consent, once per browser [S7-integ-04] [S7-integ-06]', async () => {
  decide('marketing');
  expect((await confirm('GBR')).map(({ to }) => to)).toEqual(['emailMarketing', 'affiliate']);
  expect(await confirm('GBR')).toHaveLength(2);
  expect((await confirm('GBR'))[0]).toMatchObject({ email: order?.customer.email, purchase: { currency: 'GBP' } });
});

it('purchase tracking reports nothing without consent, or on a page without a confirmation [S7-integ-03]', async () => {
  expect(await confirm('GBR')).toEqual([]);
  decide('marketing');
  const home = { key: 'home', pathname: '/', matches: [{ id: 'home', loaderData: {} }] };
  expect(await confirm('GBR', home as unknown as typeof confirmation)).toEqual([]);
});

it('purchase tracking remembers reported orders during the lifetime of the page if storage is denied', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const told = createToldOrders({ getItem: deny, setItem: deny });
  told.add('1');
  expect([told.has('1'), told.has('2')]).toEqual([true, false]);
});
