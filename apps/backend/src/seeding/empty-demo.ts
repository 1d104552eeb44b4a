import { randomBytes } from 'node:crypto';
import type { Result } from '@ironcart/core/result';
import { type RawBuilder, sql } from 'kysely';
import type { StoreData } from '../catalogue-import/store-folder/record-schemas.ts';
import type { Database } from '../db/pool.ts';
import type { Transaction } from '../db/transaction.ts';
import { hashPassword } from '../services/session/password.ts';
import { findDemoPurchases } from './demo-orders.ts';
import { demoPartNames, historyPart } from './seed.ts';
import { storeKindOf } from './store-kind.ts';
import { writeFirstPages } from './write-first-pages.ts';

/** Number of the demo's rows by kind, in an operator's terms, without empty kinds. */
export type EmptiedRows = Readonly<Record<string, number>>;

/** The removed rows, and the number of orders that stay. */
export interface EmptiedDemo {
  readonly rows: EmptiedRows;
  readonly keptOrders: number;
}

/** Why a demo was not emptied. */
export type EmptyIssue =
  | { readonly code: 'no_demo' }
  /** Number of orders that a real payment provider may still charge. */
  | { readonly code: 'unsettled_orders'; readonly orders: number };

type Emptied = Result<EmptiedDemo, EmptyIssue>;

/** Thrown to roll back the transaction of a dry run. */
class RolledBack extends Error {
  readonly outcome: Emptied;
  constructor(outcome: Emptied) {
    super();
    this.outcome = outcome;
  }
}

type Statement = RawBuilder<unknown>;

/** Orders that took no real money, and their dependent rows. */
const orderStatements = (orderIds: readonly string[]): Readonly<Record<string, readonly Statement[]>> => ({
  '': [
    sql`delete from return_authorizations where order_id = any(${orderIds})`,
    sql`delete from extra_payment_attempts where extra_payment_id in
      (select extra_payment_id from extra_payments where order_id = any(${orderIds}))
      or payment_key::text in (select idempotency_key from pay_payments)`,
    sql`delete from extra_payments where order_id = any(${orderIds})`,
    sql`delete from provider_payments where reference = any(${orderIds})`,
  ],
  'orders that no money was taken for': [sql`delete from orders where order_id = any(${orderIds})`],
});

/** Gift cards are deleted; one that paid a part of a remaining order stays for its ledger, with a balance of 0. */
const giftCardStatements = (codes: readonly string[]): Readonly<Record<string, readonly Statement[]>> => ({
  'gift cards': [
    sql`delete from gift_cards where code = any(${codes})
      and not exists (select from gift_card_movements where gift_card_movements.code = gift_cards.code)
      and not exists (select from issued_gift_cards where issued_gift_cards.code = gift_cards.code)`,
    sql`update gift_cards set balance = 0 where code = any(${codes}) and balance > 0`,
  ],
});

/**
 * The demo's customers are deleted with carts and sessions; a customer with a remaining order can no longer log in.
 * @param unusableHash the hash of a random password
 */
const customerStatements = (
  emails: readonly string[],
  unusableHash: string,
): Readonly<Record<string, readonly Statement[]>> => {
  const ids = sql`select customer_id from customers where email = any(${emails})`;
  const gone = sql`select customer_id from customers where email = any(${emails})
    and not exists (select from orders where orders.customer_id = customers.customer_id)
    and not exists (select from lists where lists.customer_id = customers.customer_id)`;
  return {
    '': [
      sql`delete from five_for_five where email = any(${emails})
        and not exists (select from five_for_five_movements where five_for_five_movements.email = five_for_five.email)`,
      sql`update five_for_five set remaining = 0 where email = any(${emails})`,
      sql`delete from entitlements where customer_id in (${ids})`,
      sql`delete from stored_payment_methods
        where stored_payment_method_id in (select card_id from pay_stored_cards)`,
      sql`update sessions set customer_id = null where customer_id in (${ids})`,
      sql`delete from lists where customer_id in (${ids})
        and not exists (select from orders where orders.list_id = lists.list_id)`,
    ],
    customers: [
      sql`delete from customers where customer_id in (${gone})`,
      sql`update customers set password_hash = ${unusableHash} where email = any(${emails})`,
    ],
  };
};

/** Labels of the demo's pickup in earlier releases. */
const formerPickupLabels = ['Pick up at Foundry Row, ready tomorrow'];

const catalogueStatements = ({
  products,
  categories,
  pickups,
}: StoreData): Readonly<Record<string, readonly Statement[]>> => {
  const productIds = products.map(({ productId }) => productId);
  const categoryIds = categories.map(({ categoryId }) => categoryId);
  return {
    '': [
      sql`delete from list_items where product_id = any(${productIds})`,
      sql`delete from order_stock where product_id = any(${productIds})`,
      sql`delete from order_promotions where product_id = any(${productIds})`,
      sql`delete from product_children where child_id = any(${productIds})`,
      ...pickups.map(
        ({ siteCode, carrier, label }) => sql`delete from shipping_methods where site_code = ${siteCode}
          and shipping_code = 'pickup' and carrier = ${carrier} and label = any(${[label, ...formerPickupLabels]})`,
      ),
    ],
    products: [sql`delete from products where product_id = any(${productIds})`],
    // Categories with a remaining product, directly or below, stay.
    categories: [
      sql`with recursive used as (
          (select category_id from category_products
            union select category_id from categories where not category_id = any(${categoryIds}))
          union select parent_id from categories join used using (category_id) where parent_id is not null
        )
        delete from categories where category_id = any(${categoryIds}) and category_id not in (select category_id from used)`,
    ],
  };
};

const contentStatements = ({
  pages,
  forms,
  events,
  authors,
  terms,
  articles,
  equippedGyms,
  facets,
  synonyms,
  searchRedirects,
}: StoreData): Readonly<Record<string, readonly Statement[]>> => {
  const hashes = forms.map(({ formHash }) => formHash);
  const authorIds = authors.map(({ id }) => id);
  const termIds = terms.map(({ id }) => id);
  return {
    pages: [sql`delete from cms_pages where page_id = any(${pages.map(({ id }) => id)})`],
    '': [sql`delete from form_submissions where form_hash = any(${hashes})`],
    forms: [sql`delete from forms where form_hash = any(${hashes})`],
    events: [sql`delete from events where event_id = any(${events.map(({ eventId }) => eventId)})`],
    articles: [sql`delete from editorial_posts where post_id = any(${articles.map(({ id }) => id)})`],
    'authors and terms of articles': [
      sql`delete from editorial_authors where author_id = any(${authorIds})
        and not exists (select from editorial_posts where editorial_posts.author_id = editorial_authors.author_id)`,
      sql`delete from editorial_terms where term_id = any(${termIds})
        and not exists (select from editorial_posts where category_id = term_id)
        and not exists (select from editorial_post_tags where editorial_post_tags.term_id = editorial_terms.term_id)`,
    ],
    'equipped gyms': [sql`delete from equipped_gyms where url_key = any(${equippedGyms.map(({ urlKey }) => urlKey)})`],
    'facets of lists': [sql`delete from search_facets where key = any(${facets.map(({ key }) => key)})`],
    'search words': [
      ...synonyms.map(
        ({ phrase, means }) => sql`delete from search_synonyms where phrase = ${phrase} and means = ${means}`,
      ),
      ...searchRedirects.map(
        ({ phrase, target }) => sql`delete from search_redirects where phrase = ${phrase} and target = ${target}`,
      ),
    ],
  };
};

/** The sandbox's own data, and mails that were never sent. */
const sandboxStatements: Readonly<Record<string, readonly Statement[]>> = {
  'mails that were not sent': [sql`delete from mail_outbox where sent_at is null`],
  'payments of the sandbox': [
    sql`delete from pay_notifications`,
    sql`delete from pay_refunds`,
    sql`delete from pay_payments`,
    sql`delete from pay_tokens`,
    sql`delete from pay_stored_cards`,
  ],
  '': [
    sql`delete from secrets where name in ('sandbox-provider', 'sandbox-captcha')`,
    sql`delete from seedings where name = any(${demoPartNames}) or starts_with(name, ${historyPart('')})`,
    sql`insert into seedings (name, seeded_at) values ('own-store', now())`,
  ],
};

const unsettledOrders = async (transaction: Transaction, demoOrderIds: readonly string[]): Promise<number> => {
  const { rows } = await sql<{ orders: number }>`select count(*)::int as orders from orders
    where (status in ('new', 'payment_pending') or void_due) and not order_id = any(${demoOrderIds})`.execute(
    transaction,
  );
  return rows[0]?.orders ?? 0;
};

const runAll = async (
  transaction: Transaction,
  groups: readonly Readonly<Record<string, readonly Statement[]>>[],
): Promise<EmptiedRows> => {
  const counts: Record<string, number> = {};
  for (const [name, statements] of groups.flatMap((group) => Object.entries(group))) {
    for (const statement of statements) {
      const { numAffectedRows = 0n } = await statement.execute(transaction);
      if (name !== '' && numAffectedRows > 0n) counts[name] = (counts[name] ?? 0) + Number(numAffectedRows);
    }
  }
  return counts;
};

/**
 * Removes all demo data from a store in one transaction, which turns it into an ordinary store. Imported products,
 * registered shoppers and every order with real payments stay.
 * @param options.isTrial counts the rows without removing them
 */
export const emptyDemo = async (
  db: Database,
  data: StoreData,
  { isTrial }: { readonly isTrial: boolean },
): Promise<Emptied> => {
  if ((await storeKindOf(db)) !== 'demo') return { ok: false, issues: [{ code: 'no_demo' }] };
  const unusableHash = await hashPassword(randomBytes(32).toString('hex'));
  try {
    return await db.transaction().execute(async (transaction): Promise<Emptied> => {
      const { orderIds, giftCardCodes } = await findDemoPurchases(
        transaction,
        data.giftCards.map(({ code }) => code),
      );
      const unsettled = await unsettledOrders(transaction, orderIds);
      if (unsettled > 0) return { ok: false, issues: [{ code: 'unsettled_orders', orders: unsettled }] };
      const rows = await runAll(transaction, [
        orderStatements(orderIds),
        giftCardStatements(giftCardCodes),
        catalogueStatements(data),
        customerStatements(
          data.customers.map(({ email }) => email),
          unusableHash,
        ),
        contentStatements(data),
        sandboxStatements,
      ]);
      await writeFirstPages(transaction);
      const { kept } = await transaction
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll<string>().as('kept'))
        .executeTakeFirstOrThrow();
      const outcome: Emptied = { ok: true, value: { rows, keptOrders: Number(kept) } };
      if (isTrial) throw new RolledBack(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome;
    throw error;
  }
};
