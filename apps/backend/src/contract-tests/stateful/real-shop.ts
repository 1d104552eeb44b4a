import { randomUUID } from 'node:crypto';
import { type Call, contract, errorAnswer, type WireNewLineItem } from '@ironcart/api/contract';
import * as v from 'valibot';
import type { Browser, CallParts } from '../../demo-history/open-browser.ts';
import { createBrowser } from '../../testing/browser.ts';
import { ohioAddress, tokenize } from '../../testing/checkout-steps.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import type { TestStore } from '../../testing/test-store.ts';
import { type BrowserName, type Choice, cardDigits, type Step } from './operation.ts';
import type { Outcome } from './shop-model.ts';
import { type ShopView, shownView } from './shop-view.ts';

const itemOf = (choice: Choice): Pick<WireNewLineItem, 'productId' | 'children'> =>
  choice === 'bluePlate'
    ? { productId: fixtureIds.plate, children: [{ productId: fixtureIds.bluePlate, qty: 1 }] }
    : { productId: fixtureIds[choice] };

const { _id: _, ...fields } = { ...ohioAddress, street: [...ohioAddress.street] };

/** The store over HTTP, with a new customer and two browsers. */
export interface RealShop {
  /** Performs a step. @throws Error if the response violates the contract */
  perform(step: Step): Promise<Outcome>;
  view(browser: BrowserName): Promise<ShopView>;
  /** Cookies of ended sessions. */
  readonly deadCookies: readonly string[];
}

/** Creates a customer with a known password, reusing its hash to save time. */
const addCustomer = async ({
  db,
  now,
}: TestStore): Promise<{ readonly customerId: string; readonly email: string }> => {
  const { password_hash } = await db
    .selectFrom('customers')
    .select('password_hash')
    .where('email', '=', fixtureEmails.alice)
    .executeTakeFirstOrThrow();
  const customerId = randomUUID();
  const email = `${customerId}@example.com`;
  const names = { firstname: 'Stella', lastname: 'State' };
  await db
    .insertInto('customers')
    .values({ customer_id: customerId, email, password_hash, ...names, created_at: now() })
    .execute();
  return { customerId, email };
};

export const openRealShop = async (store: TestStore): Promise<RealShop> => {
  const { db, backend } = store;
  const { customerId, email } = await addCustomer(store);
  const browsers: Readonly<Record<BrowserName, Browser>> = {
    laptop: createBrowser(backend, 'USA'),
    phone: createBrowser(backend, 'USA'),
  };
  const listIds = new Map<string, string>();
  const deadCookies: string[] = [];
  const listId = (name: string): string => listIds.get(name) ?? randomUUID();

  const itemId = async (list: string, choice: Choice): Promise<string> => {
    const row = await db
      .selectFrom('list_items')
      .select('list_item_id')
      .where('list_id', '=', listId(list))
      .where('product_id', '=', itemOf(choice).productId)
      .executeTakeFirst();
    return row?.list_item_id ?? randomUUID();
  };

  const addressId = async (city: string): Promise<string> => {
    const rows = await db.selectFrom('addresses').selectAll().where('customer_id', '=', customerId).execute();
    const row = rows.find((address) => Reflect.get(Object(address.fields), 'city') === city);
    return row?.address_id ?? randomUUID();
  };

  const cardId = async (card: keyof typeof cardDigits): Promise<string> => {
    const row = await db
      .selectFrom('pay_stored_cards')
      .select('card_id')
      .where('shopper', '=', customerId)
      .where('last4', '=', cardDigits[card])
      .where('forgotten_at', 'is', null)
      .executeTakeFirst();
    return row?.card_id ?? randomUUID();
  };

  const requestOf = async ({ browser, operation }: Step): Promise<readonly [Call, CallParts]> => {
    const { list, session, customer } = contract;
    switch (operation.kind) {
      case 'createList':
        return [list.createList, { body: { type: operation.type } }];
      case 'addItem': {
        const items = [{ ...itemOf(operation.choice), qty: operation.qty }];
        return [list.addItems, { params: { id: listId(operation.list) }, body: { items } }];
      }
      case 'setQuantity':
      case 'removeItem': {
        const params = { id: listId(operation.list), itemId: await itemId(operation.list, operation.choice) };
        return operation.kind === 'removeItem'
          ? [list.removeItem, { params }]
          : [list.updateItem, { params, body: { qty: operation.qty } }];
      }
      case 'removeItems':
      case 'removeList':
        return [list[operation.kind], { params: { id: listId(operation.list) } }];
      case 'switchCart': {
        const { activeCartTs } = operation;
        return [list.setMetadata, { params: { id: listId(operation.list) }, body: { activeCartTs } }];
      }
      case 'logIn':
        return [session.login, { body: { email, password: fixturePassword } }];
      case 'mistypePassword':
        return [session.login, { body: { email, password: 'not this one' } }];
      case 'logOut':
        return [session.logout, {}];
      case 'refresh':
        return [session.getSession, {}];
      case 'addAddress': {
        const { city, shipping, billing } = operation;
        return [
          customer.addAddress,
          { body: { ...fields, city, isDefaultShipping: shipping, isDefaultBilling: billing } },
        ];
      }
      case 'changeAddress': {
        const body = { isDefaultShipping: operation.shipping, isDefaultBilling: operation.billing };
        return [customer.updateAddress, { params: { id: await addressId(operation.city) }, body }];
      }
      case 'removeAddress':
        return [customer.removeAddress, { params: { id: await addressId(operation.city) } }];
      case 'addCard': {
        const transactionToken = await tokenize(browsers[browser], operation.card);
        return [
          customer.addCreditCard,
          { body: { transactionToken, ...(operation.isDefault ? { isDefault: true } : {}) } },
        ];
      }
      case 'changeCard': {
        const params = { id: await cardId(operation.card) };
        return [customer.updateCreditCard, { params, body: { isDefault: operation.isDefault } }];
      }
      case 'removeCard':
        return [customer.removeCreditCard, { params: { id: await cardId(operation.card) } }];
    }
  };

  return {
    deadCookies,
    perform: async (step) => {
      const browser = browsers[step.browser];
      const [call, parts] = await requestOf(step);
      const cookieBefore = browser.cookie();
      const response = await browser.send(call, parts);
      const body: unknown = await response.json();
      const cookieNow = browser.cookie();
      if (cookieBefore !== undefined && cookieBefore !== cookieNow) deadCookies.push(cookieBefore);
      if (response.status !== 200) return v.parse(errorAnswer, body).error.type;
      if (step.operation.kind === 'createList')
        listIds.set(step.operation.list, v.parse(contract.list.getList.answer, body)._id);
      return 'done';
    },
    view: (name) => {
      const names = new Map([...listIds].map(([list, id]) => [id, list]));
      return shownView(browsers[name], (id) => names.get(id) ?? 'a list that nobody made');
    },
  };
};
