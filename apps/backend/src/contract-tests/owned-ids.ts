import { contract } from '@ironcart/api/contract';
import { money } from '@ironcart/core/money';
import { requestExtraPayment } from '../services/extra-payment/request-extra-payment.ts';
import { shipOrder } from '../services/shipment/ship-order.ts';
import { composeOrder, fillCart, tokenize } from '../testing/checkout-steps.ts';
import type { Shopper } from '../testing/shopper.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../testing/store-fixture.ts';
import type { TestStore } from '../testing/test-store.ts';

export const logIn = async (store: TestStore, name: keyof typeof fixtureEmails): Promise<Shopper> => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email: fixtureEmails[name], password: fixturePassword } });
  return shopper;
};

/** Path parameters that identify a customer's own data, by path prefix. */
export type OwnedIds = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Creates one of each kind of customer data. */
export const ownOneOfEach = async (store: TestStore, owner: Shopper): Promise<OwnedIds> => {
  const ordered = await fillCart(owner, [{ productId: fixtureIds.bar, qty: 1 }]);
  const order = await composeOrder(owner, ordered, { nowMs: store.now().getTime() });
  const { orderId } = await owner.call(contract.checkout.placeOrder, { body: order });
  await shipOrder(store.db, { orderId, carrier: 'Sandbox', now: store.now() });
  const [line] = order.items;
  const items = [{ listItemId: line?.listItemId ?? '', qty: 1, reason: 'other' as const }];
  const { rmaNumber } = await owner.call(contract.return.createReturn, { body: { orderId, storeId: 1, items } });
  const phone = await owner.call(contract.push.addDevice, { body: { token: 'phone of the owner' } });
  const owed = { orderId, amount: money(100), reason: 'Freight', now: store.now() };
  const extraPaymentId = (await requestExtraPayment(store.db, owed)) ?? '';
  const cart = await fillCart(owner, [{ productId: fixtureIds.strap, qty: 1 }]);
  const { addresses } = await owner.call(contract.customer.getCustomer);
  const transactionToken = await tokenize(owner, 'approved');
  const card = await owner.call(contract.customer.addCreditCard, { body: { transactionToken } });
  const notice = { product_id: fixtureIds.lastUnit, email: fixtureEmails.alice };
  const { _id: noticeId } = await owner.call(contract.bin.addBin, { body: notice });
  const quote = await owner.call(contract.list.requestQuote, {
    params: { id: cart._id },
    body: { note: 'For a school' },
  });
  const room = { widthMm: 3_000, depthMm: 6_000, heightMm: 2_500, floorLimitKg: 1_500, doors: [], columns: [] };
  const project = { version: 1 as const, name: 'Garage of the owner', room, pieces: [] };
  const gym = await owner.call(contract.gym.createGym, { body: { project } });
  const checkout = await owner.call(contract.checkoutSession.openSession, { body: { listId: cart._id } });
  const { customerId } = await store.db
    .selectFrom('customers')
    .select('customer_id as customerId')
    .where('email', '=', fixtureEmails.alice)
    .executeTakeFirstOrThrow();
  const grantId = crypto.randomUUID();
  await store.db
    .insertInto('agent_grants')
    .values({
      grant_id: grantId,
      customer_id: customerId,
      platform: 'https://agent.example/',
      platform_name: null,
      site_code: 'USA',
      permissions: 'cart',
      code_hash: Buffer.from(grantId),
      code_expires_at: store.now(),
      redirect_uri: 'https://agent.example/',
      code_challenge: '',
      granted_at: store.now(),
      redeemed_at: store.now(),
      last_used_at: null,
    })
    .execute();
  const giftCard = await owner.call(contract.giftCard.keepCard, { body: { code: 'GIFT-50-USD' } });
  return {
    '/svc_gc/cards/': { id: giftCard.id },
    '/svc_customer/agent-links/': { id: grantId },
    '/svc_checkout/sessions/': { id: checkout._id },
    '/svc_list/lists/': { id: cart._id, itemId: cart.items[0]?.listItemId ?? '' },
    '/svc_list/quotes/': { id: quote._id },
    '/svc_customer/gyms/': { id: gym._id },
    '/svc_bin/bin/': { id: noticeId },
    '/svc_checkout/order/': { id: orderId },
    '/svc_rma/order/': { id: orderId },
    '/svc_rma/rma/': { id: rmaNumber },
    '/svc_extrapayment/payments/': { id: extraPaymentId },
    '/svc_push/devices/': { id: phone._id },
    '/svc_customer/customer/address/': { id: addresses[0]?._id ?? '' },
    '/svc_customer/customer/credit-cards/': { id: card._id },
    '/svc_paymentmethod/methods/': { id: card._id },
  };
};
