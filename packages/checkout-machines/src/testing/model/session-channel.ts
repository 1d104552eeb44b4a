import { selectPlacedOrder, selectStep } from '../../checkout/checkout.selectors.ts';
import type { CheckoutEvent } from '../../checkout/checkout.types.ts';
import { createCheckoutHost, type HostedCheckout } from '../../host/create-checkout-host.ts';
import type { SessionStore } from '../../host/session.ts';
import type { VirtualClock } from '../../replay/virtual-clock.ts';
import { card } from '../fixtures.ts';
import { type ModelNetworkOptions, openModelNetwork } from './model-network.ts';
import { MODEL_START_MS, modelCalls, modelFacts } from './model-ports.ts';
import type { ModelStore } from './model-store.ts';
import { restOfRun } from './rest-of-run.ts';

/** What somebody does in a channel of the session. */
export type ChannelMove =
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

/** A comment that was sent, and the version that has it; undefined as long as nobody knows. */
interface SentComment {
  readonly text: string;
  readonly version: number | undefined;
}

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
  let comments: readonly SentComment[] = [];
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
  const comment = async (): Promise<void> => {
    commentsSent += 1;
    const text = `${name}${commentsSent}`;
    comments = [...comments, { text, version: undefined }];
    const answer = await send({ type: 'comments.changed', comments: text });
    // While an order is being placed nothing is edited, and the answer shows it.
    const isRefused = answer !== undefined && answer.snapshot.context.comments !== text;
    const others = comments.filter((each) => each.text !== text);
    comments = isRefused ? others : [...others, { text, version: answer?.version }];
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
    continues: [() => step() === 'payment', () => send({ type: 'step.continue' })],
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
    comments: () => comments,
    /** The comments on the screen whenever somebody agreed to buy. */
    agreedTo: (): readonly string[] => agreedTo,
    /** False statements that the channel displays. */
    violations: (): readonly string[] => {
      if (step() !== 'success') return [];
      const orderId = selectPlacedOrder(shown.snapshot)?.orderId;
      const own = store.orders().find(({ order }) => order.orderId === orderId);
      return own?.order.status === 'published' ? [] : [`success ${name} shows an order that the store has not placed`];
    },
    fingerprint: () => [network.fingerprint(), isWaiting, shown.version, step(), comments, agreedTo],
  };
};

export type SessionChannel = ReturnType<typeof openSessionChannel>;
