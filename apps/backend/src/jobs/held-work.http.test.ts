import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@ironcart/api/contract';
import { defaultSites } from '@ironcart/core/site';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { pushLifetimeMs, sendDuePushes } from '../providers/push/push-outbox.ts';
import { tellBackInStock } from '../services/bin/tell-back-in-stock.ts';
import { writeOrderConfirmations } from '../services/checkout/order-confirmations.ts';
import { sendEmailChangeMails } from '../services/customer/email-change-mails.ts';
import { sendResetMails } from '../services/customer/send-reset-mails.ts';
import { testOrigin } from '../testing/shopper.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../testing/store-fixture.ts';
import { useTestStore } from '../testing/test-store.ts';

const store = useTestStore();
const context = () => ({
  db: store.db,
  now: store.now,
  randomId: randomUUID,
  publicUrl: testOrigin,
  sites: defaultSites,
});

/** A kind of queued work: two items are written, the first one older; a finished item is gone. */
interface Work {
  readonly name: string;
  readonly table:
    | 'password_resets'
    | 'email_changes'
    | 'order_confirmations_due'
    | 'back_in_stock_notices'
    | 'push_messages';
  readonly key: 'reset_id' | 'change_id' | 'order_id' | 'notice_id' | 'message_id';
  readonly write: (id: string, at: Date) => Promise<unknown>;
  readonly doAll: () => Promise<void>;
}

const customerIdOf = async (email: string): Promise<string> =>
  (await store.db.selectFrom('customers').select('customer_id').where('email', '=', email).executeTakeFirstOrThrow())
    .customer_id;

const deviceOf = async (token: string): Promise<string> => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email: fixtureEmails.alice, password: fixturePassword } });
  return (await shopper.call(contract.push.addDevice, { body: { token } }))._id;
};

const kinds: readonly Work[] = [
  {
    name: 'password reset requests',
    table: 'password_resets',
    key: 'reset_id',
    write: (id, at) =>
      store.db
        .insertInto('password_resets')
        .values({ reset_id: id, email: `${id}@nobody.example`, site_code: 'USA', requested_at: at })
        .execute(),
    doAll: () => sendResetMails(context()),
  },
  {
    name: 'e-mail change requests',
    table: 'email_changes',
    key: 'change_id',
    write: async (id, at) =>
      store.db
        .insertInto('email_changes')
        .values({
          change_id: id,
          customer_id: await customerIdOf(fixtureEmails.alice),
          email: fixtureEmails.bob,
          site_code: 'USA',
          requested_at: at,
        })
        .execute(),
    doAll: () => sendEmailChangeMails(context()),
  },
  {
    name: 'order confirmations',
    table: 'order_confirmations_due',
    key: 'order_id',
    // For missing orders: this tests the locking, not the work.
    write: (id, at) =>
      store.db.transaction().execute(async (transaction) => {
        await sql`set local session_replication_role = replica`.execute(transaction);
        await transaction.insertInto('order_confirmations_due').values({ order_id: id, due_at: at }).execute();
      }),
    doAll: () => writeOrderConfirmations(context()),
  },
  {
    name: 'back-in-stock notices',
    table: 'back_in_stock_notices',
    key: 'notice_id',
    write: async (id, at) => {
      await store.db
        .insertInto('back_in_stock_notices')
        .values({
          notice_id: id,
          product_id: fixtureIds.strap,
          parent_id: null,
          email: `${id}@nobody.example`,
          customer_id: null,
          state: 'due',
          created_at: at,
        })
        .execute();
      await store.db.updateTable('back_in_stock_notices').set({ state: 'due' }).where('notice_id', '=', id).execute();
    },
    doAll: () => tellBackInStock(context()),
  },
  {
    name: 'device messages',
    table: 'push_messages',
    key: 'message_id',
    write: async (id, at) =>
      store.db
        .insertInto('push_messages')
        .values({
          message_id: id,
          device_id: await deviceOf(id),
          title: 'News',
          body: 'Old news',
          path: '/',
          created_at: new Date(at.getTime() - 2 * pushLifetimeMs),
          next_attempt_at: at,
        })
        .execute(),
    doAll: () => sendDuePushes(context(), { send: () => Promise.resolve('unreachable') }),
  },
];

describe('process that finds an item locked by another', () => {
  it.each(kinds)('continues with the next item without waiting, and leaves the locked one: $name', async (work) => {
    const [held, free] = [randomUUID(), randomUUID()];
    const at = store.now().getTime();
    await work.write(held, new Date(at - 2_000));
    await work.write(free, new Date(at - 1_000));
    const left = async () => {
      const rows = await store.db
        .selectFrom(work.table)
        .select(sql<string>`${sql.ref(work.key)}::text`.as('id'))
        .execute();
      return rows.map(({ id }) => id);
    };
    await inTransaction(store.db, async (transaction) => {
      await sql`select from ${sql.table(work.table)} where ${sql.ref(work.key)}::text = ${held} for update`.execute(
        transaction,
      );
      // A wait for the lock would be a deadlock, because this transaction waits for the work.
      await Promise.race([work.doAll(), sleep(5_000)]);
      expect(await left()).toEqual([held]);
    });
    await work.doAll();
    expect(await left()).toEqual([]);
  });
});
