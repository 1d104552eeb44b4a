import type { ListType } from '@ironcart/core/list';
import { type BrowserName, type Card, type Choice, choiceCaps, type Step } from './operation.ts';

/** Lifetime of a session from its log-in or first change, in milliseconds. */
export const sessionLifetimeMs = 30 * 24 * 60 * 60_000;

/** The model's only customer, or a guest identified by browser and time of the first change. */
type Owner = 'customer' | `guest ${string}`;

interface ListModel {
  readonly name: string;
  readonly owner: Owner;
  readonly type: ListType;
  readonly isActive: boolean;
  readonly activeCartTs: number | undefined;
  readonly createdAtMs: number;
  readonly lines: Readonly<Partial<Record<Choice, number>>>;
}

interface AddressModel {
  readonly city: string;
  readonly shipping: boolean;
  readonly billing: boolean;
}

interface CardModel {
  readonly card: Card;
  readonly isDefault: boolean;
}

/** The expected state of the store, small enough to be obviously correct. */
export interface ShopModel {
  readonly nowMs: number;
  readonly sessions: Readonly<Partial<Record<BrowserName, { readonly owner: Owner; readonly endsAtMs: number }>>>;
  readonly lists: readonly ListModel[];
  readonly addresses: readonly AddressModel[];
  readonly cards: readonly CardModel[];
}

export const emptyShop = (nowMs: number): ShopModel => ({ nowMs, sessions: {}, lists: [], addresses: [], cards: [] });

/** 'done', or the type of the refusal. */
export type Outcome = string;

export const ownerIn = (model: ShopModel, browser: BrowserName): Owner | undefined => {
  const session = model.sessions[browser];
  return session && session.endsAtMs > model.nowMs ? session.owner : undefined;
};

/** Whether a step is valid: names are unique. */
export const isPossible = (model: ShopModel, { operation }: Step): boolean => {
  if (operation.kind === 'createList') return model.lists.every(({ name }) => name !== operation.list);
  if (operation.kind === 'addAddress') return model.addresses.every(({ city }) => city !== operation.city);
  return true;
};

const withList = (model: ShopModel, name: string, patch: Partial<ListModel>): ShopModel => ({
  ...model,
  lists: model.lists.map((list) => (list.name === name ? { ...list, ...patch } : list)),
});

const withSession = (model: ShopModel, browser: BrowserName, owner: Owner): ShopModel => ({
  ...model,
  sessions: { ...model.sessions, [browser]: { owner, endsAtMs: model.nowMs + sessionLifetimeMs } },
});

const without = <K extends string, V>(record: Readonly<Partial<Record<K, V>>>, name: K) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name)) as Partial<Record<K, V>>;

const sumOf = (own: ListModel['lines'], added: ListModel['lines']): ListModel['lines'] => {
  const sum: Partial<Record<Choice, number>> = { ...own };
  for (const choice of Object.keys(added) as Choice[]) sum[choice] = (own[choice] ?? 0) + (added[choice] ?? 0);
  return sum;
};

const mergedTypes: readonly ListType[] = ['wishlist', 'sfl', 'quote', 'buyNow'];

/**
 * S6-merge: each list of the guest is merged into the customer's current one of its kind, which is the newest,
 * or becomes the customer's (READINGS A34).
 */
const merged = (model: ShopModel, guest: Owner): ShopModel => {
  const guestLists = model.lists
    .filter(({ owner, isActive }) => owner === guest && isActive)
    .toSorted((left, right) => left.createdAtMs - right.createdAtMs);
  return guestLists.reduce((now, list) => {
    if (Object.keys(list.lines).length === 0) return withList(now, list.name, { isActive: false });
    const [own] = now.lists
      .filter(({ owner, isActive, type }) => owner === 'customer' && isActive && type === list.type)
      .toSorted((left, right) => right.createdAtMs - left.createdAtMs);
    if (!own || !mergedTypes.includes(list.type)) return withList(now, list.name, { owner: 'customer' });
    const joined = withList(now, own.name, { lines: sumOf(own.lines, list.lines) });
    return withList(joined, list.name, { isActive: false, lines: {} });
  }, model);
};

/** Changes lines; an empty registry purchase is deleted (S4-lists-03). */
const withLines = (model: ShopModel, list: ListModel, lines: ListModel['lines']): ShopModel => {
  const isSpent =
    list.type === 'registryPurchase' && Object.keys(list.lines).length > 0 && Object.keys(lines).length === 0;
  return withList(model, list.name, { lines, ...(isSpent ? { isActive: false } : {}) });
};

/** Lists that may contain out-of-stock products. */
const listsThatBuyNothing: readonly ListType[] = ['wishlist', 'sfl', 'registry'];

type Answer = readonly [ShopModel, Outcome];

const applyToList = (model: ShopModel, { browser, operation }: Step): Answer | undefined => {
  if (operation.kind === 'createList') {
    const owner = ownerIn(model, browser) ?? (`guest ${browser} ${model.nowMs}` as const);
    const started = ownerIn(model, browser) ? model : withSession(model, browser, owner);
    const list: ListModel = {
      name: operation.list,
      owner,
      type: operation.type,
      isActive: true,
      activeCartTs: operation.type === 'cart' ? model.nowMs : undefined,
      createdAtMs: model.nowMs,
      lines: {},
    };
    return [{ ...started, lists: [...started.lists, list] }, 'done'];
  }
  if (!('list' in operation)) return undefined;
  const owner = ownerIn(model, browser);
  const list = model.lists.find((candidate) => candidate.name === operation.list && candidate.owner === owner);
  if (!list) return [model, 'not_found'];
  const qty = 'choice' in operation ? list.lines[operation.choice] : undefined;
  switch (operation.kind) {
    case 'addItem':
    case 'setQuantity': {
      if (!list.isActive) return [model, 'list_inactive'];
      if (operation.kind === 'setQuantity' && qty === undefined) return [model, 'item_not_found'];
      const asked = operation.kind === 'addItem' ? operation.qty + (qty ?? 0) : operation.qty;
      const cap = listsThatBuyNothing.includes(list.type) ? asked : choiceCaps[operation.choice];
      const lines = { ...list.lines, [operation.choice]: Math.min(asked, cap) };
      return [withLines(model, list, lines), 'done'];
    }
    case 'removeItem':
      return qty === undefined
        ? [model, 'item_not_found']
        : [withLines(model, list, without(list.lines, operation.choice)), 'done'];
    case 'removeItems':
      return [withLines(model, list, {}), 'done'];
    case 'removeList':
      return [withList(model, list.name, { isActive: false }), 'done'];
    case 'switchCart':
      return [withList(model, list.name, { activeCartTs: operation.activeCartTs }), 'done'];
  }
};

const applyToSession = (model: ShopModel, { browser, operation }: Step): Answer | undefined => {
  const owner = ownerIn(model, browser);
  switch (operation.kind) {
    case 'logIn':
      return [
        withSession(owner === undefined || owner === 'customer' ? model : merged(model, owner), browser, 'customer'),
        'done',
      ];
    case 'logOut':
      return [{ ...model, sessions: without(model.sessions, browser) }, 'done'];
    case 'mistypePassword':
      return [model, 'invalid_credentials'];
    case 'refresh':
      return [model, 'done'];
    default:
      return undefined;
  }
};

/** S4-address-03, -04: a new default removes the flag from every other address. */
const withAddress = (model: ShopModel, address: AddressModel): ShopModel => ({
  ...model,
  addresses: [
    ...model.addresses
      .filter(({ city }) => city !== address.city)
      .map((other) => ({
        ...other,
        shipping: other.shipping && !address.shipping,
        billing: other.billing && !address.billing,
      })),
    address,
  ],
});

/** S4-card-02: a new default removes the flag from the previous one. */
const withCard = (model: ShopModel, card: CardModel): ShopModel => ({
  ...model,
  cards: [
    ...model.cards
      .filter((other) => other.card !== card.card)
      .map((other) => ({ ...other, isDefault: other.isDefault && !card.isDefault })),
    card,
  ],
});

const applyToAccount = (model: ShopModel, { browser, operation }: Step): Answer => {
  if (ownerIn(model, browser) !== 'customer') return [model, 'token_expired'];
  const known = 'city' in operation ? model.addresses.find(({ city }) => city === operation.city) : undefined;
  const kept = 'card' in operation ? model.cards.find(({ card }) => card === operation.card) : undefined;
  switch (operation.kind) {
    case 'addAddress':
      return [withAddress(model, operation), 'done'];
    case 'changeAddress': {
      const { shipping, billing } = operation;
      if (!known) return [model, 'not_found'];
      const address = { ...known, shipping: shipping ?? known.shipping, billing: billing ?? known.billing };
      return [withAddress(model, address), 'done'];
    }
    case 'removeAddress':
      if (!known) return [model, 'not_found'];
      return [{ ...model, addresses: model.addresses.filter((address) => address !== known) }, 'done'];
    case 'addCard': {
      // S4-card-01: a new card is the default if there is none; a stored card is not stored twice.
      const isFirst = !kept && model.cards.every(({ isDefault }) => !isDefault);
      const isDefault = operation.isDefault || isFirst || (kept?.isDefault ?? false);
      return [withCard(model, { card: operation.card, isDefault }), 'done'];
    }
    case 'changeCard':
      return kept ? [withCard(model, { ...kept, isDefault: operation.isDefault }), 'done'] : [model, 'not_found'];
    case 'removeCard':
      if (!kept) return [model, 'not_found'];
      return [{ ...model, cards: model.cards.filter((card) => card !== kept) }, 'done'];
    default:
      throw new Error(`Nobody applies ${operation.kind}`);
  }
};

/** The state after a step, and its response. */
export const apply = (model: ShopModel, step: Step): Answer =>
  applyToList(model, step) ?? applyToSession(model, step) ?? applyToAccount(model, step);
