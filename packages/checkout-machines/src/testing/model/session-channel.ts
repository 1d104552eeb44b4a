import type { CheckoutEvent } from '../../checkout/checkout.types.ts';
import { card, shopper } from '../fixtures.ts';
import { type ModelNetworkOptions, openModelNetwork } from './model-network.ts';
import type { ModelStore } from './model-store.ts';
import type { SessionRequests, ShownSession } from './session-requests.ts';

/** A user's action in a channel of the session. */
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
  readonly store: ModelStore;
  readonly requests: SessionRequests;
  /** The initial display of the channel. */
  readonly shown: ShownSession;
  readonly nextToken: () => string;
}

/** A choice made in a channel, and the version that contains it; undefined while it is unknown. */
export interface SentChoice {
  readonly kind: 'comment' | 'way to ship';
  readonly text: string;
  readonly version: number | undefined;
}

/** The session's current value for a kind of choice. */
export const choiceIn = ({ comments, way }: ShownSession, kind: SentChoice['kind']): string =>
  kind === 'comment' ? comments : way;

/**
 * A channel of a hosted session: every request runs in its own process, whose reads, writes and calls can be delayed or
 * lost.
 */
export const openSessionChannel = (options: ChannelOptions) => {
  const { tab: name, store, requests, clock, nextToken } = options;
  const network = openModelNetwork(options);
  let { shown } = options;
  /** Identifies the awaited request in fingerprints. */
  let awaited: (() => unknown) | undefined;
  let choices: readonly SentChoice[] = [];
  let commentsSent = 0;
  const agreedTo: string[] = [];

  const send = (event?: CheckoutEvent, whenAnswered?: (answer: ShownSession) => void): void => {
    const request = { events: event === undefined ? [] : [event], knownVersion: shown.version };
    let isAnswered = false;
    const fingerprint = requests.start({ ask: network.ask, store, clock }, request, (answer) => {
      isAnswered = true;
      awaited = undefined;
      if (answer === undefined) return;
      shown = answer;
      whenAnswered?.(answer);
    });
    if (!isAnswered) awaited = fingerprint;
  };
  const choose = (kind: SentChoice['kind'], text: string, event: CheckoutEvent): void => {
    const others = choices;
    choices = [...others, { kind, text, version: undefined }];
    send(event, (answer) => {
      // While an order is being placed, edits are refused, as the response shows.
      const isRefused = choiceIn(answer, kind) !== text;
      choices = isRefused ? others : [...others, { kind, text, version: answer.version }];
    });
  };
  const comment = (): void => {
    commentsSent += 1;
    const text = `${name}${commentsSent}`;
    choose('comment', text, { type: 'comments.changed', comments: text });
  };
  const step = () => shown.step;

  const moves: Readonly<Record<ChannelMove, readonly [isPossible: () => boolean, happen: () => void]>> = {
    places: [
      () => step() === 'review',
      () => {
        agreedTo.push(shown.comments);
        send({ type: 'order.place' });
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
      () => step() === 'shipping' && shown.isShippingValid,
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
    isWaiting: () => awaited !== undefined,
    canDo: (move: ChannelMove): boolean => awaited === undefined && moves[move][0](),
    doMove: (move: ChannelMove): void => moves[move][1](),
    choices: () => choices,
    /** The displayed comments at each time an order was accepted. */
    agreedTo: (): readonly string[] => agreedTo,
    /** False statements displayed by the channel. */
    violations: (): readonly string[] => {
      if (step() !== 'success') return [];
      const own = store.orders().find(({ order }) => order.orderId === shown.orderId);
      return own?.order.status === 'published' ? [] : [`success ${name} shows an order that the store has not placed`];
    },
    fingerprint: () => [network.fingerprint(), awaited?.(), shown, choices, agreedTo],
  };
};

export type SessionChannel = ReturnType<typeof openSessionChannel>;
