import { type SessionEvent, sessionEventToWire } from '@ironcart/api/codec';
import { type AnswerOf, checkoutSessionCalls } from '@ironcart/api/contract';
import {
  selectCanContinue,
  selectChallenge,
  selectErrors,
  selectPackages,
  selectPlacedOrder,
  selectStep,
} from '@ironcart/checkout-machines';
import { actorAt, type HostFacts } from '@ironcart/checkout-machines/host';
import {
  type CardKind,
  type CheckoutDriver,
  conformanceTests,
  generateConformancePaths,
} from '@ironcart/checkout-machines/testing';
import { defaultSites } from '@ironcart/core/site';
import { beforeAll, describe, it } from 'vitest';
import type { Backend } from '../../create-backend.ts';
import { fillCart, ohioAddress, tokenize } from '../../testing/checkout-steps.ts';
import { createShopper, testOrigin } from '../../testing/shopper.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { createFactsReader } from './session-facts.ts';

const { openSession, sendEvents } = checkoutSessionCalls;

const store = useTestStore();
let another: Backend;
let facts: HostFacts;
beforeAll(async () => {
  another = await store.anotherProcess();
  facts = await createFactsReader(store.db, store.now)(defaultSites.main);
});

/** Two processes of the store, of which each request meets the one that the request before did not. */
const inTurns = (): Backend => {
  let turns = 0;
  return {
    ...store.backend,
    fetch: (request, connection) => {
      turns += 1;
      return (turns % 2 === 0 ? store.backend : another).fetch(request, connection);
    },
  };
};

/** Drives a checkout on the server by calls, each of which is another process' to answer. */
const createCallDriver = (): CheckoutDriver => {
  const shopper = createShopper(inTurns());
  let session: AnswerOf<typeof openSession> | undefined;
  let listId = '';

  const opened = () => {
    if (session === undefined) throw new Error('Checkout is not open');
    return session;
  };
  const snapshot = () => actorAt(opened().state, facts).getSnapshot();
  const openAgain = async (): Promise<void> => {
    session = await shopper.call(openSession, { body: { listId } });
  };
  const send = async (...events: readonly SessionEvent[]): Promise<void> => {
    const { _id: id, version } = opened();
    const body = { events: events.map(sessionEventToWire), knownVersion: version };
    session = await shopper.call(sendEvents, { params: { id }, body });
  };
  const enterCard = async (kind: CardKind): Promise<void> => {
    const token = await tokenize(shopper, kind);
    const card = { token, brand: 'visa', last4: '0001', expMonth: 12, expYear: 2099 };
    await send({ type: 'payment.tokenReceived', card });
  };
  const answerBank = async (decision: 'approve' | 'decline'): Promise<void> => {
    await shopper.request(`/sandbox-pay/challenge/${selectChallenge(snapshot())?.transactionId}`, {
      method: 'POST',
      headers: { origin: testOrigin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ decision }).toString(),
    });
    await send({ type: 'challenge.finished' });
  };

  return {
    open: async () => {
      listId = (await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]))._id;
      await openAgain();
    },
    fillAddress: (kind) =>
      send({
        type: 'shippingAddress.changed',
        address: { ...ohioAddress, ...(kind === 'partial' && { postcode: '' }) },
      }),
    chooseOtherShipping: async () => {
      const [, other] = selectPackages(snapshot())[0]?.rates ?? [];
      if (other) await send({ type: 'shippingRate.chosen', packageNumber: 1, shippingCode: other.shippingCode });
    },
    enterCard,
    continue: () => send({ type: 'step.continue' }),
    goBack: () => send({ type: 'step.back' }),
    place: () => send({ type: 'order.place' }),
    approveChallenge: () => answerBank('approve'),
    declineChallenge: () => answerBank('decline'),
    closeChallenge: () => send({ type: 'challenge.closed' }),
    reload: openAgain,
    state: async () => ({
      step: selectStep(snapshot()),
      errors: selectErrors(snapshot()).map(({ code }) => code),
      canContinue: selectCanContinue(snapshot()),
      isOrderPlaced: selectPlacedOrder(snapshot()) !== undefined,
    }),
    close: async () => undefined,
  };
};

describe('hosted checkout conforms to its machines, whichever process responds', async () => {
  const paths = await generateConformancePaths({ coverage: 'pages', reloadKeeps: 'everything' });
  conformanceTests(paths, createCallDriver, it);
});
