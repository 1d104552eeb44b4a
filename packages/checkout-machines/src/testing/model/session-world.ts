import type { CheckoutEvent } from '../../checkout/checkout.types.ts';
import { createCheckoutHost } from '../../host/create-checkout-host.ts';
import type { StoredSession } from '../../host/session.ts';
import { createVirtualClock } from '../../replay/virtual-clock.ts';
import type { Explorable, Scenario } from '../explorer/explorable.ts';
import { brokenInvariants, strandedCaptures } from '../explorer/invariants.ts';
import { card, shopper } from '../fixtures.ts';
import { type ExploredSessions, memorySessions } from '../memory-sessions.ts';
import { type Ask, outcomeOf, promisedBy } from './model-network.ts';
import { MODEL_START_MS, modelCalls, modelFacts, modelInput } from './model-ports.ts';
import { type ModelStore, openModelStore } from './model-store.ts';
import { type ForgettingSessions, rememberRequests } from './remembered-requests.ts';
import { type ChannelMove, choiceIn, openSessionChannel, type SessionChannel } from './session-channel.ts';
import {
  hostedRequests,
  LIST_ID,
  SESSION_ID,
  type SessionRequests,
  type ShownSession,
  shownOf,
} from './session-requests.ts';

type BankMove = 'the bank approves' | 'the bank declines' | 'the store hears the notification' | 'the price rises';

export interface SessionScenarioOptions {
  readonly name: string;
  /** The names of the session's channels. */
  readonly channels: readonly string[];
  /** Maximum number of each move per channel. */
  readonly moves: Partial<Readonly<Record<ChannelMove, number>>>;
  readonly outside?: Partial<Readonly<Record<BankMove, number>>>;
  /** The tokens of the cards in order; the last one is used for all further cards. */
  readonly cards?: readonly string[];
  /** The operations of a channel's process that may be lost: `read` and `write` of the session, and store calls. */
  readonly loses?: readonly string[];
  /** The initial state of the session. Default: on the review page, with all inputs. */
  readonly begins?: 'with nothing entered' | undefined;
  /** Opens the session store. Default: in memory. */
  readonly openSessions?: (() => Promise<ExploredSessions>) | undefined;
  /** A deliberate defect of the in-memory sessions, which the exploration must detect. */
  readonly forgets?: ForgettingSessions | undefined;
}

/** A channel that still waits after this many milliseconds is considered stuck. */
const PATIENCE_MS = 10 * 60 * 1_000;

/** How often a session that waits for the bank is polled at the end. */
const LAST_LOOKS = 5;
const LOOK_AFTER_MS = 10_000;

/** A network without delays. */
const prompt: Ask = (_port, askStore, conclude) => conclude(outcomeOf(askStore));

interface Prepared {
  readonly shown: ShownSession;
  /** Opens the requests of a new world with the initial session. */
  openRequests(): Promise<SessionRequests>;
}

const prepare = async (options: SessionScenarioOptions): Promise<Prepared> => {
  const { begins, cards, openSessions } = options;
  const clock = createVirtualClock(MODEL_START_MS);
  const store = openModelStore();
  const explored = await openSessions?.();
  const sessions = explored ?? memorySessions();
  const host = createCheckoutHost({
    store: sessions,
    facts: modelFacts,
    ports: { ...modelCalls({ send: promisedBy({ ask: prompt }) }, store, LIST_ID), now: clock.now },
    clock,
    release: 'explored',
  });
  let hosted = await host.open(SESSION_ID, modelInput(store, LIST_ID));
  if (begins !== 'with nothing entered') {
    hosted = await host.send(SESSION_ID, [
      { type: 'shippingAddress.changed', address: shopper },
      { type: 'step.continue' },
      { type: 'payment.tokenReceived', card: { ...card, token: cards?.[0] ?? 'approved-1' } },
      { type: 'step.continue' },
    ]);
  }
  const shown = shownOf(hosted);
  if (explored !== undefined) {
    return { shown, openRequests: async () => hostedRequests(await explored.copy()) };
  }
  const openRequests = rememberRequests((await sessions.read(SESSION_ID)) as StoredSession, options.forgets);
  return { shown, openRequests: async () => openRequests() };
};

/**
 * Orders that the session has lost. An order that was placed immediately must be the session's, or become it when the
 * shopper places it again, as the session requests if the store did not respond. An order that was pending at the bank
 * may be approved after a timeout.
 */
const lostOrders = (store: ModelStore, last: ShownSession): readonly string[] =>
  store
    .orders()
    .filter(({ history, order }) => history.join() === 'new,published' && order.orderId !== last.orderId)
    .map(({ order }) => `order ${order.orderId} is placed, and the session is at ${last.step}`);

/**
 * Choices that the session has lost. The last channel's choice must be the session's; the choice of a request without a
 * response may be.
 */
const lostChoices = (channels: readonly SessionChannel[], last: ShownSession): readonly string[] =>
  (['comment', 'way to ship'] as const).flatMap((kind) => {
    const sent = channels.flatMap((channel) => channel.choices()).filter((choice) => choice.kind === kind);
    const answered = sent.filter(({ version }) => version !== undefined);
    const chosen = answered.toSorted((a, b) => (a.version ?? 0) - (b.version ?? 0)).at(-1)?.text ?? '';
    const uncertain = sent.filter(({ version }) => version === undefined).map(({ text }) => text);
    const kept = choiceIn(last, kind);
    return kept === chosen || uncertain.includes(kept) ? [] : [`choice the ${kind} ${chosen} became ${kept}`];
  });

const openSessionWorld = async (options: SessionScenarioOptions, prepared: Prepared): Promise<Explorable> => {
  const { moves, outside = {}, cards = ['approved-1'], loses = [] } = options;
  const [requests, store, clock] = [await prepared.openRequests(), openModelStore(), createVirtualClock()];
  const left = new Map<string, number>();
  let given = options.begins === undefined ? 1 : 0;
  const nextToken = (): string => {
    const token = cards[Math.min(given, cards.length - 1)] ?? 'approved-1';
    given += 1;
    return token;
  };
  const channels = options.channels.map((tab) =>
    openSessionChannel({
      tab,
      store,
      clock,
      requests,
      nextToken,
      shown: prepared.shown,
      slow: new Set(['read', 'write', 'place', 'order']),
      loses: new Set(loses),
      fails: new Set(),
    }),
  );

  /** Sends events to the session, or none to read it; the response is immediate. */
  const look = async (...events: readonly CheckoutEvent[]): Promise<ShownSession> => {
    let answer: ShownSession | undefined;
    requests.start({ ask: prompt, store, clock }, { events, knownVersion: undefined }, (shown) => {
      answer = shown;
    });
    await requests.rested();
    if (answer === undefined) throw new Error('The session has no answer for the last look');
    return answer;
  };

  type Action = readonly [name: string, happen: () => unknown];
  const limited = (name: string, budget: number, isPossible: boolean, happen: () => unknown): readonly Action[] => {
    const remaining = left.get(name) ?? budget;
    if (remaining === 0 || !isPossible) return [];
    const once = (): unknown => {
      left.set(name, remaining - 1);
      return happen();
    };
    return [[name, once]];
  };
  const outsideActions = (): readonly Action[] => {
    const { provider, prices } = store;
    const pending = provider.transactions.find(({ state }) => state === 'pending');
    const possible: readonly (readonly [BankMove, boolean, () => unknown])[] = [
      ['the bank approves', pending !== undefined, () => provider.bankAnswers(pending?.id ?? '', true)],
      ['the bank declines', pending !== undefined, () => provider.bankAnswers(pending?.id ?? '', false)],
      ['the store hears the notification', provider.notifications.length > 0, () => store.hearNotification()],
      ['the price rises', true, () => Object.assign(prices, { unit: prices.unit + 500 })],
    ];
    return possible.flatMap(([move, isPossible, happen]) => limited(move, outside[move] ?? 0, isPossible, happen));
  };
  const actions = (): readonly Action[] => [
    ...channels.flatMap((channel) => [
      ...(Object.entries(moves) as [ChannelMove, number][]).flatMap(([move, budget]) =>
        limited(`${channel.name} ${move}`, budget, channel.canDo(move), () => channel.doMove(move)),
      ),
      ...channel.network.actions(),
    ]),
    ...outsideActions(),
    ...(clock.pendingMs().length > 0 ? [['time passes', clock.fireNext] as const] : []),
  ];

  const unseenOrders = (): readonly string[] => {
    const agreed = new Set(channels.flatMap((channel) => channel.agreedTo()));
    return store
      .orders()
      .filter(({ order }) => !agreed.has(order.comments))
      .map(({ order }) => `agreement ${order.orderId} was not on the screen of who placed it`);
  };
  const violations = (): readonly string[] => [
    ...brokenInvariants(store),
    ...unseenOrders(),
    ...channels.flatMap((channel) => channel.violations()),
  ];

  return {
    enabled: () => actions().map(([name]) => name),
    perform: async (wanted) => {
      const action = actions().find(([name]) => name === wanted);
      if (action === undefined) return false;
      await action[1]();
      await requests.rested();
      return true;
    },
    fingerprint: () =>
      JSON.stringify([
        [clock.pendingMs(), requests.fingerprint(clock.now())],
        channels.map((channel) => channel.fingerprint()),
        store.orders().map(({ order, history }) => [history, order.totals.grandTotalIncludingTax]),
        [store.provider.transactions, store.provider.notifications, store.prices],
        [...left],
      ]),
    violations,
    runOut: async () => {
      const untilMs = clock.now() + PATIENCE_MS;
      while (clock.now() < untilMs && clock.fireNext()) await requests.rested();
      while (store.provider.notifications.length > 0) store.hearNotification();
      let last = await look();
      for (let looks = 0; looks < LAST_LOOKS && last.isBusy; looks += 1) {
        clock.moveTo(clock.now() + LOOK_AFTER_MS);
        last = await look();
      }
      const again = last.isUncertain ? await look({ type: 'order.place' }) : last;
      store.giveUpWaiting();
      return [
        ...channels.filter((channel) => channel.isWaiting()).map(({ name }) => `spinner ${name} waits for ever`),
        ...(last.isBusy ? [`spinner the session stays at ${last.step}`] : []),
        ...lostOrders(store, again),
        ...lostChoices(channels, last),
        ...violations(),
        ...strandedCaptures(store),
      ];
    },
  };
};

/** A scenario of several channels that share one hosted session of the model store. */
export const sessionScenario = (options: SessionScenarioOptions): Scenario => {
  let preparation: Promise<Prepared> | undefined;
  return {
    name: options.name,
    open: async () => {
      preparation ??= prepare(options);
      return openSessionWorld(options, await preparation);
    },
    forget: () => {
      preparation = undefined;
    },
  };
};
