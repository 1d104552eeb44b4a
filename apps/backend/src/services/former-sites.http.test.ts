import { contract } from '@ironcart/api/contract';
import { createSites, defaultSites, siteByCode } from '@ironcart/core/site';
import { expect, it } from 'vitest';
import { composeOrder, fillCart } from '../testing/checkout-steps.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../testing/store-fixture.ts';
import { useTestStore } from '../testing/test-store.ts';

const store = useTestStore();

const berlin = {
  firstname: 'Britta',
  lastname: 'Beispiel',
  telephone: '+49 30 5550199',
  email: 'britta@example.com',
  street: ['Hauptstr. 1'],
  city: 'Berlin',
  region: '',
  postcode: '10115',
  countryId: 'DE',
};

const place = async (siteCode: 'USA' | 'EUR', isCustomer = false) => {
  const shopper = store.shopper(siteCode);
  if (isCustomer) {
    await shopper.call(contract.session.login, { body: { email: fixtureEmails.alice, password: fixturePassword } });
  }
  const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
  const options = { siteCode, nowMs: store.now().getTime(), ...(siteCode === 'EUR' ? { address: berlin } : {}) };
  const placed = await shopper.call(contract.checkout.placeOrder, {
    body: await composeOrder(shopper, list, options),
  });
  return { shopper, orderId: placed.orderId };
};

it('removed site: mails about its orders are sent, and requests for it are rejected', async () => {
  const european = await place('EUR');
  await european.shopper.call(contract.checkout.cancelOrder, {
    params: { id: european.orderId },
    body: { storeId: 5 },
  });
  await place('EUR');
  await place('USA');
  const american = await store.anotherProcess({ sites: createSites([siteByCode('USA')]) });
  await american.reconcile();
  const mails = await store.db.selectFrom('mail_outbox').select(['subject', 'body']).orderBy('subject').execute();
  expect(mails.map(({ subject }) => subject.replace(/ [\w-]{14}$/, ''))).toEqual([
    'Cancelled: your order',
    'Your order',
    'Your order',
    'Your order',
  ]);
  expect(mails[0]?.body).toMatch(/€[\d.,]+ is on its way back/);
  const refunds = await store.db.selectFrom('refunds').select('status').execute();
  expect(refunds).toEqual([{ status: 'paid' }]);
  const asked = `/svc_checkout/order/${european.orderId}?storeId=5`;
  const response = await american.fetch(new Request(`http://store.test${asked}`), { remoteAddress: '10.9.9.9' });
  expect(response.status).toBe(400);
});

it("removed site: mails about a customer's orders do not link to a page that does not exist", async () => {
  const [former, present] = [await place('EUR', true), await place('USA', true)];
  await former.shopper.call(contract.checkout.cancelOrder, {
    params: { id: former.orderId },
    body: { storeId: 5 },
  });
  await (await store.anotherProcess({ sites: createSites([siteByCode('USA')]) })).reconcile();
  const linksOf = async (orderId: string): Promise<readonly string[]> => {
    const mails = await store.db
      .selectFrom('mail_outbox')
      .select('body')
      .where('subject', 'like', `%${orderId}`)
      .execute();
    return mails.map(
      ({ body }) => /(?:See the order|Go to the store): https?:\/\/[^/\s]+(\S*)/.exec(body ?? '')?.[1] ?? '',
    );
  };
  expect(await linksOf(former.orderId)).toEqual(['/', '/']);
  expect(await linksOf(present.orderId)).toEqual([`/account/order/${present.orderId}`]);
});

it('removed site: the store refuses to start with a site whose orders are in another currency', async () => {
  await place('USA');
  const records = defaultSites.all.map((site) => (site.code === 'USA' ? { ...site, currency: 'CAD' as const } : site));
  await expect(store.anotherProcess({ sites: createSites(records) })).rejects.toThrow(
    'The site USA cannot sell in CAD: the orders of its store id 1 are in USD',
  );
});

it('background work continues with other kinds of work if one kind fails', async () => {
  await place('USA');
  await store.db.schema.alterTable('back_in_stock_notices').renameTo('elsewhere').execute();
  const before = await store.db.selectFrom('mail_outbox').select('mail_id').execute();
  await store.backend.reconcile();
  await store.db.schema.alterTable('elsewhere').renameTo('back_in_stock_notices').execute();
  const after = await store.db.selectFrom('mail_outbox').select('mail_id').execute();
  expect(after.length).toBeGreaterThan(before.length);
});
