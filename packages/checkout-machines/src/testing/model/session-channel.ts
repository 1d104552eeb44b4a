import { selectPlacedOrder, selectStep } from '../../checkout/checkout.selectors.ts';
import type { CheckoutEvent } from '../../checkout/checkout.types.ts';
import { createCheckoutHost, type HostedCheckout } from '../../host/create-checkout-host.ts';
import type { SessionStore } from '../../host/session.ts';
import type { VirtualClock } from '../../replay/virtual-clock.ts';
import { card, shopper } from '../fixtures.ts';
import { type ModelNetworkOptions, openModelNetwork } from './model-network.ts';
import { MODEL_START_MS, modelCalls, modelFacts } from './model-ports.ts';
import type { ModelStore } from './model-store.ts';
import { restOfRun } from './rest-of-run.ts';

/** What somebody does in a channel of the session. */
export type ChannelMove =
  | 'enters an address'
  | 'chooses air'
  | 'goes back'
  | 'places'
  | 'gives a card'
  | 'continues'
  | 'writes a comment'
  | 'looks'
  | "hears of the bank's answer"
  | 'closes the challenge';

export interface ChannelOptions extends ModelNetworkOptions {
  readonly id: string;
  readonly listId: string;
  readonly store: ModelStore;
  readonly sessions: SessionStore;
  readonly clock: VirtualClock;
  /** What the channel shows in the beginning. */
  readonly shown: HostedCheckout;
  readonly nextToken: () => string;
}

/** What a channel chose, and the version that has it; undefined as long as nobody knows. */
export interface SentChoice {
  readonly kind: 'comment' | 'way to ship';
  readonly text: string;
  readonly version: number | undefined;
}

/** What a session has of a kind of choice. */
export const choiceIn = ({ snapshot }: Pick<HostedCheckout, 'snapshot'>, kind: SentChoice['kind']): string =>
  kind === 'comment' ? snapshot.context.comments : (snapshot.context.requestedCodes['1'] ?? '');

/**
 * A channel that speaks to a hosted session: every request runs in a process of its own, whose reads, writes and calls
 * can be heard late or never.
 */
export const openSessionChannel = (options: ChannelOptions) => {
  const { tab: name, id, listId, store, sessions, clock, nextToken } = options;
  const network = openModelNetwork(options);
  const delayed: SessionStore = {
    ...sessions,
    read: (sessionId) => network.send('read', () => sessions.read(sessionId)) as Promise<never>,
    write: (...request) => network.send('write', () => sessions.write(...request)) as Promise<never>,
  };
  const host = createCheckoutHost({
    store: delayed,
    facts: modelFacts,
    ports: { ...modelCalls(network, store, listId), now: () => MODEL_START_MS + clock.now() },
    clock: { ...clock, now: () => MODEL_START_MS + clock.now() },
    release: 'explored',
  });
  let shown = options.shown;
  let isWaiting = false;
  let choices: readonly SentChoice[] = [];
  let commentsSent = 0;
  const agreedTo: string[] = [];

  const send = async (...events: readonly CheckoutEvent[]): Promise<HostedCheckout | undefined> => {
    isWaiting = true;
    try {
      shown = await host.send(id, events, { knownVersion: shown.version });
      return shown;
    } catch {
      return undefined;
    } finally {
      isWaiting = false;
    }
  };
  const choose = async (kind: SentChoice['kind'], text: string, event: CheckoutEvent): Promise<void> => {
    const others = choices;
    choices = [...others, { kind, text, version: undefined }];
    const answer = await send(event);
    // While an order is being placed nothing is edited, and the answer shows it.
    const isRefused = answer !== undefined && choiceIn(answer, kind) !== text;
    choices = isRefused ? others : [...others, { kind, text, version: answer?.version }];
  };
  const comment = (): Promise<void> => {
    commentsSent += 1;
    const text = `${name}${commentsSent}`;
    return choose('comment', text, { type: 'comments.changed', comments: text });
  };
  const step = () => selectStep(shown.snapshot);

  const moves: Readonly<Record<ChannelMove, readonly [isPossible: () => boolean, happen: () => unknown]>> = {
    places: [
      () => step() === 'review',
      () => {
        agreedTo.push(shown.snapshot.context.comments);
        return send({ type: 'order.place' });
      },
    ],
    'gives a card': [
      () => step() === 'payment',
      () => send({ type: 'payment.tokenReceived', card: { ...card, token: nextToken() } }),
    ],
    'enters an address': [
      () => step() === 'shipping',
      () => send({ type: 'shippingAddress.changed', address: shopper }),
    ],
    'chooses air': [
      () => step() === 'shipping' && shown.snapshot.context.shipping.state === 'valid',
      () => choose('way to ship', 'air', { type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'air' }),
    ],
    'goes back': [() => step() === 'payment' || step() === 'review', () => send({ type: 'step.back' })],
    continues: [() => step() === 'shipping' || step() === 'payment', () => send({ type: 'step.continue' })],
    'writes a comment': [() => step() === 'review', comment],
    looks: [() => true, () => send()],
    "hears of the bank's answer": [() => step() === 'challenge', () => send({ type: 'challenge.finished' })],
    'closes the challenge': [() => step() === 'challenge', () => send({ type: 'challenge.closed' })],
  };

  return {
    name,
    network,
    isWaiting: () => isWaiting,
    canDo: (move: ChannelMove): boolean => !isWaiting && moves[move][0](),
    doMove: async (move: ChannelMove): Promise<void> => {
      void moves[move][1]();
      await restOfRun();
    },
    choices: () => choices,
    /** The comments on the screen whenever somebody agreed to buy. */
    agreedTo: (): readonly string[] => agreedTo,
    /** False statements that the channel displays. */
    violations: (): readonly string[] => {
      if (step() !== 'success') return [];
      const orderId = selectPlacedOrder(shown.snapshot)?.orderId;
      const own = store.orders().find(({ order }) => order.orderId === orderId);
      return own?.order.status === 'published' ? [] : [`success ${name} shows an order that the store has not placed`];
    },
    fingerprint: () => [network.fingerprint(), isWaiting, shown.version, step(), choices, agreedTo],
  };
};

export type SessionChannel = ReturnType<typeof openSessionChannel>;
