import { selectCanContinue, selectErrors, selectPlacedOrder, selectStep } from '../../checkout/checkout.selectors.ts';
import { createVirtualClock } from '../../replay/virtual-clock.ts';
import { settle } from '../../settle.ts';
import { card, shopper } from '../fixtures.ts';
import { memoryStorage } from '../memory-storage.ts';
import { openModelStore } from '../model/model-store.ts';
import { isBusy, type ModelTab, openModelTab } from '../model/model-tab.ts';
import { stateFingerprint } from '../model/state-fingerprint.ts';
import type { CheckoutDriver, CheckoutFacts } from './checkout-driver.ts';

/** A driver that also tells states apart which show the same. */
export interface MachineDriver extends CheckoutDriver {
  fingerprint(): string;
}

const NOTHING: ReadonlySet<string> = new Set();
const LIST = 'list-1';

/** The driver of checkout's own machines, on a model store and a clock that goes on as soon as somebody waits. */
export const createMachineDriver = (): MachineDriver => {
  let clock = createVirtualClock();
  let store = openModelStore();
  let tab: ModelTab | undefined;

  const opened = (): ModelTab => {
    if (tab === undefined) throw new Error('Checkout is not open');
    return tab;
  };

  /** The bank's page waits for the shopper, everything else for the clock. */
  const isAtRest = (): boolean => {
    const snapshot = opened().snapshot();
    return !isBusy(snapshot) || selectStep(snapshot) === 'challenge';
  };
  const rest = async (): Promise<void> => {
    await settle();
    while (!isAtRest() && clock.fireNext()) await settle();
  };

  const send = async (event: Parameters<ModelTab['send']>[0]): Promise<void> => {
    await opened().send(event);
    await rest();
  };

  const bankAnswers = async (isApproved: boolean): Promise<void> => {
    const pending = store.provider.transactions.find(({ state }) => state === 'pending');
    store.provider.bankAnswers(pending?.id ?? '', isApproved);
    store.hearNotification();
    await send({ type: 'challenge.finished' });
  };

  const facts = (): CheckoutFacts => {
    const snapshot = opened().snapshot();
    return {
      step: selectStep(snapshot),
      errors: selectErrors(snapshot)
        .map(({ code }) => code)
        .toSorted(),
      canContinue: selectCanContinue(snapshot),
      isOrderPlaced: selectPlacedOrder(snapshot) !== undefined,
    };
  };

  return {
    open: async () => {
      clock = createVirtualClock();
      store = openModelStore();
      const storage = memoryStorage();
      tab = openModelTab({
        tab: 'A',
        listId: LIST,
        store,
        storage,
        clock,
        slow: NOTHING,
        loses: NOTHING,
        fails: NOTHING,
      });
      await rest();
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
      await opened().reload();
      await rest();
    },
    state: async () => facts(),
    close: async () => {
      tab = undefined;
    },
    fingerprint: () =>
      JSON.stringify([stateFingerprint(opened().snapshot()), store.orders().map(({ history }) => history)]),
  };
};
