import type { Transaction } from '../../db/transaction.ts';
import { writeProductOrigins } from '../../rates/write-shipping.ts';
import { hashPassword } from '../../services/session/password.ts';
import { refuseCircles } from './category-circles.ts';
import { insertMissing, replaceRows, upsertRows } from './rows.ts';
import type { StoreData } from './store-data.ts';
import { type StoreFileName, storeFileNames, storeFiles } from './store-files.ts';
import { StoreFilesError } from './store-files-error.ts';
import { writeProducts } from './write-products.ts';

/** What writing needs beside the records. */
export interface WriteContext {
  readonly now: Date;
  readonly randomId: () => string;
}

/** Told of a record that names a product or a customer whom the store does not have: it is left out. */
type OnUnknown = (what: string) => void;

type Writers = {
  readonly [Name in StoreFileName]: (
    transaction: Transaction,
    records: StoreData[Name],
    onUnknown: OnUnknown,
    context: WriteContext,
  ) => Promise<void>;
};

/** Records of products that the store has, with their ids. */
const withProducts = async <Named extends { readonly sku: string }>(
  transaction: Transaction,
  records: readonly Named[],
  onUnknown: OnUnknown,
): Promise<readonly (Named & { readonly productId: number })[]> => {
  const skus = [...new Set(records.map(({ sku }) => sku))];
  const products = await transaction
    .selectFrom('products')
    .select(['sku', 'product_id'])
    .where('sku', '=', (value) => value.fn.any(value.val(skus)))
    .execute();
  const ids = new Map(products.map(({ sku, product_id }) => [sku, product_id]));
  for (const sku of skus) if (!ids.has(sku)) onUnknown(`the store has no product with the SKU ${sku}`);
  return records.flatMap((record) => {
    const productId = ids.get(record.sku);
    return productId === undefined ? [] : [{ ...record, productId }];
  });
};

/** Records of customers whom the store has, with their ids. */
const withCustomers = async <Named extends { readonly email: string }>(
  transaction: Transaction,
  records: readonly Named[],
  onUnknown: OnUnknown = () => undefined,
): Promise<readonly (Named & { readonly customerId: string })[]> => {
  const addresses = [...new Set(records.map(({ email }) => email.toLowerCase()))];
  const customers = await transaction
    .selectFrom('customers')
    .select(['email', 'customer_id'])
    .where(
      ({ fn, ref }) => fn<string>('lower', [ref('email')]),
      '=',
      (value) => value.fn.any(value.val(addresses)),
    )
    .execute();
  const ids = new Map(customers.map(({ email, customer_id }) => [email.toLowerCase(), customer_id]));
  for (const address of addresses) if (!ids.has(address)) onUnknown(`the store has no customer ${address}`);
  return records.flatMap((record) => {
    const customerId = ids.get(record.email.toLowerCase());
    return customerId === undefined ? [] : [{ ...record, customerId }];
  });
};

type Customer = StoreData['customers'][number];

const writeCustomer = async (transaction: Transaction, customer: Customer, { now, randomId }: WriteContext) => {
  const { email, password, firstname, lastname, telephone, groupId, addresses } = customer;
  const customerId = randomId();
  await insertMissing(transaction, 'customers', [
    {
      customer_id: customerId,
      email,
      // Nobody can know a password that is not told.
      password_hash: await hashPassword(password ?? `${randomId()}${randomId()}`),
      firstname,
      lastname,
      telephone,
      group_id: groupId,
      created_at: now,
    },
  ]);
  await insertMissing(
    transaction,
    'addresses',
    addresses.map(({ isDefaultShipping, isDefaultBilling, ...address }) => ({
      address_id: randomId(),
      customer_id: customerId,
      fields: { firstname, lastname, telephone, email, ...address },
      is_default_shipping: isDefaultShipping,
      is_default_billing: isDefaultBilling,
      created_at: now,
    })),
  );
};

/** Where a site that hands out orders nowhere does so; a site that has such a place keeps it. */
const writePickup = async (
  transaction: Transaction,
  { siteCode, label, carrier, originCode }: StoreData['pickups'][number],
) => {
  const methods = await transaction
    .selectFrom('shipping_methods')
    .select('kind')
    .where('site_code', '=', siteCode)
    .execute();
  if (methods.some(({ kind }) => kind === 'pickup')) return;
  await transaction
    .insertInto('shipping_methods')
    .values({
      site_code: siteCode,
      shipping_code: 'pickup',
      label,
      carrier,
      kind: 'pickup',
      origin_code: originCode,
      dimensional_divisor: null,
      max_package_weight: null,
      max_package_length: null,
      position: methods.length,
    })
    .execute();
};

/**
 * How the records of each file are written. The catalogue, prices, stock and content of the store become what the file says;
 * customers, what is theirs, and gift cards are only added: what the store knows of them stays.
 */
const writers: Writers = {
  categories: async (transaction, categories) => {
    await upsertRows(
      transaction,
      'categories',
      ['category_id'],
      categories.map((category) => ({
        category_id: category.categoryId,
        parent_id: category.parentId,
        name: category.name,
        url_key: category.urlKey,
        description: category.description,
        picture_master: category.pictureMaster,
        position: category.position,
        in_menu: category.inMenu,
      })),
    );
    await refuseCircles(transaction);
  },
  products: writeProducts,
  prices: async (transaction, prices, onUnknown) =>
    upsertRows(
      transaction,
      'product_prices',
      ['product_id', 'currency'],
      (await withProducts(transaction, prices, onUnknown)).map(({ productId, currency, price, specialPrice }) => ({
        product_id: productId,
        currency,
        price,
        special_price: specialPrice,
      })),
    ),
  stock: async (transaction, stock, onUnknown) =>
    upsertRows(
      transaction,
      'inventory',
      ['product_id'],
      (await withProducts(transaction, stock, onUnknown)).map(
        ({ productId, qoh, min, max, backorder, leadTime, bin }) => ({
          product_id: productId,
          qoh,
          min_qty: min,
          max_qty: max,
          backorder,
          lead_time: leadTime,
          bin,
        }),
      ),
    ),
  groupPrices: async (transaction, prices, onUnknown) =>
    upsertRows(
      transaction,
      'group_prices',
      ['product_id', 'group_id', 'currency'],
      (await withProducts(transaction, prices, onUnknown)).map(({ productId, groupId, currency, price }) => ({
        product_id: productId,
        group_id: groupId,
        currency,
        price,
      })),
    ),
  productOrigins: async (transaction, origins, onUnknown) => {
    for (const { siteCode, originCode, sku } of await withProducts(transaction, origins, onUnknown)) {
      await writeProductOrigins(transaction, { siteCode, productOrigins: { [originCode]: [sku] } });
    }
  },
  pickups: async (transaction, pickups) => {
    for (const pickup of pickups) await writePickup(transaction, pickup);
  },
  pages: (transaction, pages) =>
    upsertRows(
      transaction,
      'cms_pages',
      ['page_id'],
      pages.map(({ id, ...page }) => ({ page_id: id, ...page })),
    ),
  forms: (transaction, forms) =>
    upsertRows(
      transaction,
      'forms',
      ['form_hash'],
      forms.map(({ formHash, name, fields, requiredFields, emailFields }) => ({
        form_hash: formHash,
        name,
        fields,
        required_fields: requiredFields,
        email_fields: emailFields,
      })),
    ),
  authors: (transaction, authors) =>
    upsertRows(
      transaction,
      'editorial_authors',
      ['author_id'],
      authors.map(({ id, name }) => ({ author_id: id, name })),
    ),
  terms: (transaction, terms) =>
    upsertRows(
      transaction,
      'editorial_terms',
      ['term_id'],
      terms.map(({ id, ...term }) => ({ term_id: id, ...term })),
    ),
  articles: async (transaction, articles) => {
    await upsertRows(
      transaction,
      'editorial_posts',
      ['post_id'],
      articles.map(({ id, slug, title, excerpt, content, authorId, categoryId, pictureMaster, publishedAt }) => ({
        post_id: id,
        slug,
        title,
        excerpt,
        content,
        author_id: authorId,
        category_id: categoryId,
        picture_master: pictureMaster,
        published_at: new Date(publishedAt),
      })),
    );
    await replaceRows(
      transaction,
      'editorial_post_tags',
      ['post_id', 'term_id'],
      articles.map(({ id }) => id),
      articles.flatMap(({ id, tagIds }) => tagIds.map((tagId) => ({ post_id: id, term_id: tagId }))),
    );
  },
  synonyms: (transaction, synonyms) => insertMissing(transaction, 'search_synonyms', synonyms),
  searchRedirects: (transaction, redirects) => upsertRows(transaction, 'search_redirects', ['phrase'], redirects),
  customers: async (transaction, customers, _onUnknown, context) => {
    const known = new Set((await withCustomers(transaction, customers)).map(({ email }) => email));
    for (const customer of customers) {
      if (!known.has(customer.email)) await writeCustomer(transaction, customer, context);
    }
  },
  events: async (transaction, events, onUnknown, { now, randomId }) => {
    await upsertRows(
      transaction,
      'events',
      ['event_id'],
      events.map(({ eventId, name, location, startsOn, endsOn }) => ({
        event_id: eventId,
        name,
        location,
        starts_on: startsOn,
        ends_on: endsOn,
      })),
    );
    await replaceRows(
      transaction,
      'event_divisions',
      ['event_id', 'division_id'],
      events.map(({ eventId }) => eventId),
      events.flatMap(({ eventId, divisions }) =>
        divisions.map(({ divisionId, name }, position) => ({
          event_id: eventId,
          division_id: divisionId,
          name,
          position,
        })),
      ),
    );
    const participants = events.flatMap(({ eventId, participants: people }) =>
      people.map((one) => ({ ...one, eventId })),
    );
    await insertMissing(
      transaction,
      'event_registrations',
      (await withCustomers(transaction, participants, onUnknown)).map(({ customerId, eventId, divisionId }) => ({
        registration_id: randomId(),
        customer_id: customerId,
        event_id: eventId,
        division_id: divisionId,
        registered_at: now,
      })),
    );
  },
  tickets: async (transaction, tickets, onUnknown, { now, randomId }) => {
    const owned = await withCustomers(transaction, tickets, onUnknown);
    await insertMissing(
      transaction,
      'entitlements',
      (await withProducts(transaction, owned, onUnknown)).map(
        ({ customerId, productId, percent, amount, currency, uses }) => ({
          entitlement_id: randomId(),
          customer_id: customerId,
          product_id: productId,
          earned_by: 'welcome',
          percent,
          amount,
          currency,
          has_free_shipping: false,
          initial_uses: uses,
          remaining_uses: uses,
          created_at: now,
        }),
      ),
    );
  },
  fiveForFive: async (transaction, offers, onUnknown) =>
    insertMissing(
      transaction,
      'five_for_five',
      (await withCustomers(transaction, offers, onUnknown)).map(({ email, redemptions }) => ({
        email: email.toLowerCase(),
        initial_redemptions: redemptions,
        remaining: redemptions,
      })),
    ),
  giftCards: (transaction, cards) =>
    insertMissing(
      transaction,
      'gift_cards',
      cards.map(({ code, currency, balance }) => ({ code, currency, initial_balance: balance, balance })),
    ),
};

const textOf = (error: Error, name: string): string => {
  const value = Object.entries(error).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
};

/** Says what a constraint of the database refused, with the key that it names. */
const refusalOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !textOf(error, 'code').startsWith('23')) return undefined;
  const [, column, value] = /^Key \((.+?)\)=\((.*?)\)/.exec(textOf(error, 'detail')) ?? [];
  if (column === undefined) return `the store's rule ${textOf(error, 'constraint')} is broken`;
  return textOf(error, 'code') === '23503'
    ? `${column} ${value} is not in the store`
    : `${column} ${value} belongs to another record of the store already`;
};

/** A writer with its own records. */
const writeOne = <Name extends StoreFileName>(
  transaction: Transaction,
  data: StoreData,
  name: Name,
  onUnknown: OnUnknown,
  context: WriteContext,
): Promise<void> => writers[name](transaction, data[name], onUnknown, context);

/**
 * Writes records into a store.
 * @param names which files' records; all when left out
 * @returns the records that name a product or a customer whom the store does not have: they were left out
 * @throws StoreFilesError where records contradict each other or the store: the transaction must then end
 */
export const writeStoreData = async (
  transaction: Transaction,
  data: StoreData,
  context: WriteContext,
  names: readonly StoreFileName[] = storeFileNames,
): Promise<readonly string[]> => {
  const unknown: string[] = [];
  for (const name of storeFileNames.filter((each) => names.includes(each))) {
    const { file } = storeFiles[name];
    try {
      await writeOne(transaction, data, name, (what) => unknown.push(`${file}: ${what}`), context);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) throw error;
      throw new StoreFilesError([`${file}: ${refusal}`], { cause: error });
    }
  }
  return unknown;
};
