import { contract, type WireCreditCard, type WireList, type WireSession } from '@ironcart/api/contract';
import type { Browser } from '../../demo-history/open-browser.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { type BrowserName, type Choice, cardDigits } from './operation.ts';
import { ownerIn, type ShopModel } from './shop-model.ts';

/** The state that one browser sees, without ids. */
export interface ShopView {
  readonly isLoggedIn: boolean;
  readonly lists: readonly string[];
  /** The latest of the active carts comes first (S4-lists-01). */
  readonly hasLatestCartFirst: boolean;
  readonly addresses: readonly string[];
  /** 'none of theirs': a guest has no cards (S6-guest-06). */
  readonly cards: readonly string[] | 'none of theirs';
}

const listText = (
  name: string,
  list: { readonly type: string; readonly isActive: boolean; readonly activeCartTs: number | undefined },
  lines: readonly (readonly [string, number | undefined])[],
): string => {
  const told = lines.map(([choice, qty]) => `${qty} ${choice}`).sort();
  return `${name}: ${list.type} ${list.isActive ? 'active' : 'inactive'} ${list.activeCartTs ?? ''} [${told.join(', ')}]`;
};

const addressText = (city: string, shipping: boolean | undefined, billing: boolean | undefined): string =>
  `${city}${shipping ? ' shipping' : ''}${billing ? ' billing' : ''}`;

const cardText = (last4: string | undefined, isDefault: boolean): string => `${last4}${isDefault ? ' default' : ''}`;

/** The state that a browser should see. */
export const expectedView = (model: ShopModel, browser: BrowserName): ShopView => {
  const owner = ownerIn(model, browser);
  const isLoggedIn = owner === 'customer';
  const { addresses, cards } = isLoggedIn ? model : { addresses: [], cards: [] };
  return {
    isLoggedIn,
    lists: model.lists
      .filter((list) => list.owner === owner)
      .map((list) => listText(list.name, list, Object.entries(list.lines)))
      .sort(),
    hasLatestCartFirst: true,
    addresses: addresses.map(({ city, shipping, billing }) => addressText(city, shipping, billing)).sort(),
    cards: isLoggedIn
      ? cards.map(({ card, isDefault }) => cardText(cardDigits[card], isDefault)).sort()
      : 'none of theirs',
  };
};

const choiceOf = (productId: number): string =>
  (['bar', 'strap', 'lastUnit'] as const satisfies readonly Choice[]).find(
    (choice) => fixtureIds[choice] === productId,
  ) ?? 'bluePlate';

const isLatestFirst = (lists: readonly WireList[]): boolean => {
  const stamps = lists
    .filter(({ type, metadata }) => type === 'cart' && metadata.isActive)
    .map(({ metadata }) => metadata.activeCartTs ?? 0);
  return stamps.length === 0 || stamps[0] === Math.max(...stamps);
};

/**
 * The state that a browser sees.
 * @param nameOf returns a list's name by its id
 */
export const shownView = async (browser: Browser, nameOf: (listId: string) => string): Promise<ShopView> => {
  const read = async (call: Parameters<Browser['send']>[0]) => {
    const response = await browser.send(call, {});
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const [session, listing, cards] = await Promise.all([
    read(contract.session.getSession),
    read(contract.list.getActiveLists),
    read(contract.customer.getCreditCards),
  ]);
  const { customer } = session.body as WireSession;
  const lists = listing.body as readonly WireList[];
  return {
    isLoggedIn: customer.loggedIn,
    lists: lists
      .map(({ _id, type, metadata, items }) =>
        listText(
          nameOf(_id),
          { type, isActive: metadata.isActive, activeCartTs: metadata.activeCartTs },
          items.map(({ productId, qty }) => [choiceOf(productId), qty]),
        ),
      )
      .sort(),
    hasLatestCartFirst: isLatestFirst(lists),
    addresses: customer.addresses
      .map(({ city, isDefaultShipping, isDefaultBilling }) => addressText(city, isDefaultShipping, isDefaultBilling))
      .sort(),
    cards:
      cards.status === 401
        ? 'none of theirs'
        : (cards.body as readonly WireCreditCard[]).map(({ last4, isDefault }) => cardText(last4, isDefault)).sort(),
  };
};
