import { selectCanContinue, selectErrors, selectPlacedOrder, selectStep } from '../../checkout/checkout.selectors.ts';
import type { CheckoutEvent } from '../../checkout/checkout.types.ts';
import { readDraft } from '../../draft-order/read-draft.ts';
import { createCheckoutHost, type HostedCheckout } from '../../host/create-checkout-host.ts';
import type { SessionStore } from '../../host/session.ts';
import { readPending } from '../../order-placement/read-pending.ts';
import { createVirtualClock } from '../../replay/virtual-clock.ts';
import { card, shopper } from '../fixtures.ts';
import { memorySessions } from '../memory-sessions.ts';
import { MODEL_START_MS, modelCalls, modelFacts, modelInput } from '../model/model-ports.ts';
import { openModelStore } from '../model/model-store.ts';
import type { CheckoutDriver, CheckoutFacts } from './checkout-driver.ts';

const LIST = 'list-1';
const ID = 'session-1';

/** A store connection that responds immediately. */
const prompt = { send: async <Answer>(_port: string, ask: () => Answer): Promise<Answer> => ask() };

/** Creates a driver of checkout on the host: each action is a separate request, processed by a separate host. */
export const createHostDriver = (): CheckoutDriver => {
  let store = openModelStore();
  let sessions: SessionStore = memorySessions();

  const clock = createVirtualClock(MODEL_START_MS);
  const host = () =>
    createCheckoutHost({
      store: sessions,
      facts: modelFacts,
      ports: { ...modelCalls(prompt, store, LIST), now: clock.now },
      clock,
      release: 'tested',
    });
  const send = async (...events: readonly CheckoutEvent[]): Promise<void> => {
    await host().send(ID, events);
  };
  const bankAnswers = async (isApproved: boolean): Promise<void> => {
    const pending = store.provider.transactions.find(({ state }) => state === 'pending');
    store.provider.bankAnswers(pending?.id ?? '', isApproved);
    store.hearNotification();
    await send({ type: 'challenge.finished' });
  };
  const facts = ({ snapshot }: HostedCheckout): CheckoutFacts => ({
    step: selectStep(snapshot),
    errors: selectErrors(snapshot)
      .map(({ code }) => code)
      .toSorted(),
    canContinue: selectCanContinue(snapshot),
    isOrderPlaced: selectPlacedOrder(snapshot) !== undefined,
  });

  return {
    open: async () => {
      store = openModelStore();
      sessions = memorySessions();
      await host().open(ID, modelInput(store, LIST));
    },
    fillAddress: (kind) =>
      send({ type: 'shippingAddress.changed', address: kind === 'whole' ? shopper : { ...shopper, postcode: '' } }),
    chooseOtherShipping: () => send({ type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'air' }),
    enterCard: (kind) => send({ type: 'payment.tokenReceived', card: { ...card, token: `${kind}-card` } }),
    continue: () => send({ type: 'step.continue' }),
    goBack: () => send({ type: 'step.back' }),
    place: () => send({ type: 'order.place' }),
    approveChallenge: () => bankAnswers(true),
    declineChallenge: () => bankAnswers(false),
    closeChallenge: () => send({ type: 'challenge.closed' }),
    reload: async () => {
      const { storage } = (await host().read(ID)).state;
      const local = { storage: { get: (key: string) => storage[key] ?? null, set() {}, remove() {} }, now: clock.now };
      const { storeId } = modelFacts.site;
      await host().close(ID);
      await host().open(ID, {
        ...modelInput(store, LIST),
        draft: readDraft(local, LIST),
        pending: readPending(local, { listId: LIST, storeId }),
      });
    },
    state: async () => facts(await host().read(ID)),
    close: async () => undefined,
  };
};
