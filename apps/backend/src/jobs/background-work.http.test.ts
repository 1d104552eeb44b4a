import { randomUUID } from 'node:crypto';
import { contract } from '@ironcart/api/contract';
import { expect, it } from 'vitest';
import { composeOrder, fillCart } from '../testing/checkout-steps.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../testing/store-fixture.ts';
import { useTestStore } from '../testing/test-store.ts';

const recipients: string[] = [];
const store = useTestStore({
  mail: {
    send: async ({ recipient }) => {
      recipients.push(recipient);
      return { kind: 'taken' };
    },
  },
});

it('mail and push without a queue: due mail is sent immediately, and device messages stay without a push service', async () => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email: fixtureEmails.alice, password: fixturePassword } });
  const { _id: deviceId } = await shopper.call(contract.push.addDevice, { body: { token: 'a-device' } });
  const at = store.now();
  await store.db
    .insertInto('push_messages')
    .values({
      message_id: randomUUID(),
      device_id: deviceId,
      title: 'T',
      body: 'B',
      path: '/',
      created_at: at,
      next_attempt_at: at,
    })
    .execute();
  const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
  const order = await composeOrder(shopper, list, { nowMs: at.getTime() });
  await shopper.call(contract.checkout.placeOrder, { body: order });
  await store.backend.reconcile();
  expect(recipients.length).toBeGreaterThan(0);
  expect(await store.db.selectFrom('push_messages').select('attempts').execute()).toEqual([{ attempts: 0 }]);
});
