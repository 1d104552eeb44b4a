import { checkoutSteps } from '@ironcart/core/checkout';
import { selectCanContinue, selectErrors, selectPlacedOrder, selectStep } from '../../checkout/checkout.selectors.ts';
import { createVirtualClock } from '../../replay/virtual-clock.ts';
import { settle } from '../../settle.ts';
import { card, shopper } from '../fixtures.ts';
import { memoryStorage } from '../memory-storage.ts';
import { openModelStore } from '../model/model-store.ts';
import { isBusy, type ModelTab, openModelTab } from '../model/model-tab.ts';
import { stateFingerprint } from '../model/state-fingerprint.ts';
import type { CheckoutDriver, CheckoutFacts } from './checkout-driver.ts';

/** A driver that also distinguishes states with equal facts. */
export interface MachineDriver extends CheckoutDriver {
  state(): Promise<CheckoutFacts>;
  fingerprint(): string;
}

const NOTHING: ReadonlySet<string> = new Set();
const LIST = 'list-1';

export interface MachineDriverOptions {
  /**
   * The state that a reload preserves besides the draft: `nothing`, so that checkout starts with its first page (the
   * default); `page`, because each page has its own URL, to which checkout goes as far as possible; or `everything`,
   * because checkout runs on a server.
   */
  readonly reloadKeeps?: 'nothing' | 'page' | 'everything' | undefined;
}

type Page = (typeof checkoutSteps)[number];

const pageOf = (facts: CheckoutFacts): Page | undefined => checkoutSteps.find((page) => page === facts.step);

/**
 * Creates a driver of checkout's own machines, with a simulated store and a clock that advances whenever a caller
 * waits.
 */
export const createMachineDriver = ({ reloadKeeps = 'nothing' }: MachineDriverOptions = {}): MachineDriver => {
  let clock = createVirtualClock();
  let store = openModelStore();
  let tab: ModelTab | undefined;
  /** The page in the address bar; the bank's challenge is displayed over it. */
  let address: Page | undefined;

  const opened = (): ModelTab => {
    if (tab === undefined) throw new Error('Checkout is not open');
    return tab;
  };

  /**
   * Only the bank's page waits for the shopper; everything else waits for the clock: pending responses, scheduled
   * saves, and the card form's last message after Continue (150 ms), which is too fast for a shopper to interact with.
   */
  const isAtRest = (): boolean => {
    const snapshot = opened().snapshot();
    if (snapshot.children.draftOrder?.getSnapshot().value === 'changed') return false;
    if (snapshot.matches({ editing: { payment: 'hearing' } })) return false;
    return !isBusy(snapshot) || selectStep(snapshot) === 'challenge';
  };
  const rest = async (): Promise<void> => {
    await settle();
    while (!isAtRest() && clock.fireNext()) await settle();
    address = pageOf(facts()) ?? address;
  };

  const send = async (event: Parameters<ModelTab['send']>[0]): Promise<void> => {
    await opened().send(event);
    await rest();
  };

  /** Goes as far towards a page as checkout allows. */
  const goTo = async (wanted: Page): Promise<void> => {
    const pages = checkoutSteps.slice(0, checkoutSteps.indexOf(wanted) + 1).toReversed();
    for (const step of pages) {
      if (pageOf(facts()) !== undefined) await send({ type: 'step.goTo', step });
      if (facts().step === step) return;
    }
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
      if (reloadKeeps === 'everything') return;
      const wanted = address;
      await opened().reload();
      await rest();
      if (reloadKeeps === 'page' && wanted !== undefined) await goTo(wanted);
    },
    state: async () => facts(),
    close: async () => {
      tab = undefined;
    },
    fingerprint: () =>
      JSON.stringify([stateFingerprint(opened().snapshot()), store.orders().map(({ history }) => history)]),
  };
};
