import type { checkoutMachine } from '../../checkout/checkout.machine.ts';
import { createVirtualClock } from '../../replay/virtual-clock.ts';
import { settle } from '../deferred-calls.ts';
import type { Explorable, Scenario } from '../explorer/explorable.ts';
import { brokenInvariants, strandedCaptures } from '../explorer/invariants.ts';
import { memoryStorage } from '../memory-storage.ts';
import { type ModelStoreOptions, openModelStore } from './model-store.ts';
import { isBusy, type ModelTab, openModelTab } from './model-tab.ts';
import type { PreparedTab } from './prepared-tab.ts';
import { createShopper, type ShopperMove } from './shopper-moves.ts';

export type { ShopperMove };

/** Events outside of all tabs. */
export type ExternalEvent =
  | 'the bank approves'
  | 'the bank declines'
  | 'the store hears the notification'
  | 'the notification comes twice'
  | 'the store gives up waiting'
  | 'the price rises'
  | 'shipping rises'
  | 'the tax rises'
  | "A's session expires";

export interface ModelScenarioOptions {
  readonly name: string;
  /** The tabs and the list that each checks out. Tabs with the same list share their storage. */
  readonly tabs: Readonly<Record<string, string>>;
  /** The initial page of the tabs. Default: 'review'. */
  readonly from?: 'shipping' | 'review';
  /** Maximum number of each move per tab. */
  readonly moves: Partial<Readonly<Record<ShopperMove, number>>>;
  readonly outside?: Partial<Readonly<Record<ExternalEvent, number>>>;
  /** The tokens of the cards in order; the last one is used for all further cards. */
  readonly cards?: readonly string[];
  /** The ports whose responses are part of the schedule. */
  readonly slow: readonly string[];
  readonly loses?: readonly string[];
  readonly fails?: readonly string[];
  /** The ports that may be rate-limited. */
  readonly throttles?: readonly string[];
  readonly store?: ModelStoreOptions;
  readonly machine?: typeof checkoutMachine;
}

/**
 * A tab that still waits after this many milliseconds is considered stuck: all of checkout's time limits are shorter.
 */
const PATIENCE_MS = 10 * 60 * 1000;

/** The prepared tab of each list; none where tabs begin at the first page. */
type PreparedTabs = ReadonlyMap<string, PreparedTab>;

type Action = readonly [name: string, happen: () => unknown];

/** Opens tabs on one store, with full control over the order of events. */
const openModelWorld = (options: ModelScenarioOptions, prepared: PreparedTabs): Explorable => {
  const { tabs: lists, moves, outside = {}, cards = ['approved-1'], slow } = options;
  const clock = createVirtualClock(Math.max(0, ...[...prepared.values()].map(({ nowMs }) => nowMs)));
  const store = openModelStore(options.store);
  const left = new Map<string, number>();
  const storages = new Map<string, ReturnType<typeof memoryStorage>>();
  const given = new Map<string, number>();

  const nextToken = (tab: string): string => {
    const count = given.get(tab) ?? 0;
    given.set(tab, count + 1);
    return cards[Math.min(count, cards.length - 1)] ?? 'approved-1';
  };
  const openTab = (tab: string, listId: string): ModelTab => {
    const storage = storages.get(listId) ?? memoryStorage(prepared.get(listId)?.texts);
    storages.set(listId, storage);
    return openModelTab({
      tab,
      listId,
      store,
      storage,
      clock,
      machine: options.machine,
      slow: new Set(slow),
      loses: new Set(options.loses),
      fails: new Set(options.fails),
      throttles: new Set(options.throttles),
      prepared: prepared.get(listId),
    });
  };
  const tabs = Object.entries(lists).map(([tab, listId]) => openTab(tab, listId));
  // The first card is already used by the prepared tabs.
  for (const { name } of tabs) if (prepared.size > 0) nextToken(name);

  /** An action with a maximum number of repetitions. */
  const limited = (
    name: string,
    budget: number,
    isPossible: () => boolean,
    happen: () => unknown,
  ): readonly Action[] => {
    const remaining = left.get(name) ?? budget;
    if (remaining === 0 || !isPossible()) return [];
    const once = (): unknown => {
      left.set(name, remaining - 1);
      return happen();
    };
    return [[name, once]];
  };

  const shoppers = tabs.map((tab) => ({
    name: tab.name,
    network: tab.network,
    ...createShopper({ tab, listId: lists[tab.name] ?? '', store, nextToken: () => nextToken(tab.name) }),
  }));
  const shopperActions = ({ name, canDo, doMove }: (typeof shoppers)[number]): readonly Action[] =>
    (Object.entries(moves) as [ShopperMove, number][]).flatMap(([move, budget]) =>
      limited(
        `${name} ${move}`,
        budget,
        () => canDo(move),
        () => doMove(move),
      ),
    );

  const { provider, prices } = store;
  const outsideActions = (): readonly Action[] => {
    const pending = provider.transactions.find(({ state }) => state === 'pending');
    const hasNotification = provider.notifications.length > 0;
    const possible: readonly (readonly [ExternalEvent, boolean, () => unknown])[] = [
      ['the bank approves', pending !== undefined, () => provider.bankAnswers(pending?.id ?? '', true)],
      ['the bank declines', pending !== undefined, () => provider.bankAnswers(pending?.id ?? '', false)],
      ['the store hears the notification', hasNotification, () => store.hearNotification()],
      ['the notification comes twice', hasNotification, () => store.hearNotification(true)],
      ['the store gives up waiting', store.orders().some(isWaiting), () => store.giveUpWaiting()],
      ['the price rises', true, () => Object.assign(prices, { unit: prices.unit + 500 })],
      ['shipping rises', true, () => Object.assign(prices, { ground: prices.ground + 100 })],
      ['the tax rises', true, () => Object.assign(prices, { tax: prices.tax + 10 })],
      ["A's session expires", true, () => tabs[0]?.network.expireSession()],
    ];
    return possible.flatMap(([move, isPossible, happen]) =>
      limited(move, outside[move] ?? 0, () => isPossible, happen),
    );
  };

  const timeAction = (): readonly Action[] => (clock.pendingMs().length > 0 ? [['time passes', clock.fireNext]] : []);
  const actions = (): readonly Action[] => [
    ...shoppers.flatMap((shopper) => [...shopperActions(shopper), ...shopper.network.actions()]),
    ...outsideActions(),
    ...timeAction(),
  ];

  const settleStore = (): void => {
    while (provider.notifications.length > 0) store.hearNotification();
    store.giveUpWaiting();
  };

  return {
    enabled: () => actions().map(([name]) => name),
    perform: async (wanted) => {
      const action = actions().find(([name]) => name === wanted);
      if (action === undefined) return false;
      await action[1]();
      await settle();
      return true;
    },
    fingerprint: () =>
      JSON.stringify([
        clock.pendingMs(),
        tabs.map((tab) => tab.fingerprint()),
        shoppers.map((shopper) => shopper.fingerprint()),
        store.orders().map(({ order, history }) => [history, order.listId, order.totals.grandTotalIncludingTax]),
        [provider.transactions, provider.notifications, prices, store.stock(), store.balances()],
        [...left],
        [...storages.values()].map(({ texts }) => [...texts.keys()]),
      ]),
    violations: () => [...brokenInvariants(store), ...tabs.flatMap((tab) => tab.violations())],
    runOut: async () => {
      const untilMs = clock.now() + PATIENCE_MS;
      while (clock.now() < untilMs && clock.fireNext()) await settle();
      settleStore();
      return [
        ...tabs
          .filter((tab) => isBusy(tab.snapshot()) || tab.sheetState() === 'paid')
          .map(({ name }) => `spinner ${name} waits for ever`),
        ...brokenInvariants(store),
        ...strandedCaptures(store),
        ...tabs.flatMap((tab) => tab.violations()),
        ...tabs.flatMap((tab) => leakedSecrets(tab, cards)),
      ];
    },
  };
};

const isWaiting = ({ order }: { readonly order: { readonly status: string } }): boolean =>
  order.status === 'payment_pending';

/** Checkout's part of I8: tokens in the log. */
const leakedSecrets = (tab: ModelTab, cards: readonly string[]): readonly string[] =>
  cards
    .filter((token) => tab.logLines.some((line) => line.includes(token)))
    .map((token) => `I8 ${tab.name} wrote ${token} into its log`);

/** Prepares a tab of each list on the review page, in a separate world with immediate responses. */
const prepareTabs = async ({ tabs, cards, machine, store }: ModelScenarioOptions): Promise<PreparedTabs> => {
  const none: ReadonlySet<string> = new Set();
  const prepared = new Map<string, PreparedTab>();
  for (const [tab, listId] of Object.entries(tabs)) {
    const template = openModelTab({
      tab,
      listId,
      store: openModelStore(store),
      storage: memoryStorage(),
      clock: createVirtualClock(),
      machine,
      slow: none,
      loses: none,
      fails: none,
    });
    prepared.set(listId, await template.prepareReview(cards?.[0] ?? 'approved-1'));
  }
  return prepared;
};

/** A scenario of checkout with the model store. */
export const modelScenario = (options: ModelScenarioOptions): Scenario => {
  let preparation: Promise<PreparedTabs> | undefined;
  const prepare = (): Promise<PreparedTabs> => {
    preparation ??= options.from === 'shipping' ? Promise.resolve(new Map()) : prepareTabs(options);
    return preparation;
  };
  return { name: options.name, open: async () => openModelWorld(options, await prepare()) };
};
