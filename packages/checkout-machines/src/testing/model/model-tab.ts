import { type Actor, type ActorOptions, createActor } from 'xstate';
import type { ApplePaySheetEvent } from '../../apple-pay/apple-pay.types.ts';
import { checkoutMachine } from '../../checkout/checkout.machine.ts';
import {
  type CheckoutSnapshot,
  selectErrors,
  selectIsPlacing,
  selectPlacedOrder,
  selectShippingState,
  selectStep,
  selectTaxState,
  selectTokenRequestId,
} from '../../checkout/checkout.selectors.ts';
import type { CheckoutEvent, CheckoutInput } from '../../checkout/checkout.types.ts';
import { readDraft } from '../../draft-order/read-draft.ts';
import type { FreshOrder } from '../../order-placement/fresh-order.ts';
import { readPending } from '../../order-placement/read-pending.ts';
import type { CheckoutPorts } from '../../ports.ts';
import { settle } from '../deferred-calls.ts';
import { card, shopper } from '../fixtures.ts';
import type { memoryStorage } from '../memory-storage.ts';
import { type ModelNetworkOptions, openModelNetwork } from './model-network.ts';
import { MODEL_START_MS, modelCalls, modelFacts, modelInput } from './model-ports.ts';
import { type ModelSheet, openModelSheet } from './model-sheet.ts';
import type { ModelStore } from './model-store.ts';
import { type PreparedTab, snapshotWithPorts } from './prepared-tab.ts';
import { stateFingerprint } from './state-fingerprint.ts';

/** Placing shows for at least this long (S9-timing-01). */
const PLACING_MINIMUM_MS = 500;
export interface ModelTabOptions extends ModelNetworkOptions {
  readonly listId: string;
  readonly store: ModelStore;
  readonly storage: ReturnType<typeof memoryStorage>;
  /** Prepared state to continue from. Default: checkout's first page. */
  readonly prepared?: PreparedTab | undefined;
  /** The machine to run. Default: the checkout machine. */
  readonly machine?: typeof checkoutMachine | undefined;
  /** Called with the input of each checkout that the tab opens, for example to record it. */
  readonly observe?: ((input: CheckoutInput) => Observed) | undefined;
}

type Observed = Pick<ActorOptions<typeof checkoutMachine>, 'inspect'> & { readonly input: CheckoutInput };

/** Whether the shopper has to wait. */
export const isBusy = (snapshot: CheckoutSnapshot): boolean =>
  selectIsPlacing(snapshot) ||
  selectTokenRequestId(snapshot) !== undefined ||
  snapshot.matches({ editing: 'recovering' }) ||
  snapshot.matches({ editing: 'rechecking' }) ||
  ['loadable', 'loading'].includes(selectShippingState(snapshot)) ||
  selectTaxState(snapshot) === 'loading';

/** A browser tab in checkout: the real machine, on the model's clock, store and network. */
export const openModelTab = (options: ModelTabOptions) => {
  const { tab: name, listId, store, storage, clock, machine = checkoutMachine } = options;
  const network = openModelNetwork(options);
  const logLines: string[] = [];
  const wrong: string[] = [];
  let placingSinceMs: number | undefined;
  let placesAsked = 0;
  let sheet: ModelSheet | undefined;

  const calls = modelCalls(network, store, listId);
  const ports: CheckoutPorts = {
    ...calls,
    place: (order: FreshOrder) => {
      const { amount, authorizedPayPalAmount } = order.payment;
      const approved = authorizedPayPalAmount ?? sheet?.paidTotal();
      if (approved !== undefined && approved !== amount) {
        wrong.push(`wallet ${name} asked for ${amount} where ${approved} was approved`);
      }
      return calls.place(order);
    },
    storage,
    now: () => MODEL_START_MS + clock.now(),
    log: (message, details) => logLines.push(JSON.stringify([message, details])),
  };

  const watch = (snapshot: CheckoutSnapshot): void => {
    const isPlacing = selectIsPlacing(snapshot);
    if (isPlacing) placingSinceMs ??= clock.now();
    else if (placingSinceMs !== undefined) {
      const lastedMs = clock.now() - placingSinceMs;
      if (lastedMs < PLACING_MINIMUM_MS) wrong.push(`timing ${name} showed placing for ${lastedMs} ms`);
      placingSinceMs = undefined;
    }
  };

  const start = (prepared?: PreparedTab): Actor<typeof checkoutMachine> => {
    const input: CheckoutInput = {
      ...modelFacts,
      ...modelInput(store, listId),
      draft: readDraft(ports, listId),
      pending: readPending(ports, { listId, storeId: modelFacts.site.storeId }),
      ports,
    };
    const started = createActor(machine, {
      clock,
      ...(prepared && { snapshot: snapshotWithPorts(prepared, ports) }),
      ...(options.observe?.(input) ?? { input }),
    });
    started.subscribe(watch);
    started.start();
    return started;
  };
  let actor = start(options.prepared);

  const send = async (event: CheckoutEvent): Promise<void> => {
    if (event.type === 'order.place') placesAsked += 1;
    actor.send(event);
    await settle();
  };

  const sendToSheet = async (event: ApplePaySheetEvent): Promise<void> => {
    if (event.type === 'applePay.authorised') placesAsked += 1;
    sheet ??= openModelSheet(actor);
    sheet.send(event);
    await settle();
  };

  const success = (): readonly string[] => {
    const shown = selectPlacedOrder(actor.getSnapshot());
    if (selectStep(actor.getSnapshot()) !== 'success') return [];
    const own = store.orders().find(({ order }) => order.orderId === shown?.orderId);
    return own?.order.status === 'published' &&
      own.order.totals.grandTotalIncludingTax === shown?.totals.grandTotalIncludingTax
      ? []
      : [`success ${name} shows an order that the store has not placed`];
  };

  return {
    name,
    network,
    storage,
    logLines,
    snapshot: (): CheckoutSnapshot => actor.getSnapshot(),
    send,
    sendToSheet,
    sheetState: () => sheet?.state() ?? 'closed',
    /** Goes to the review page with a card; all responses must be immediate. */
    prepareReview: async (token: string): Promise<PreparedTab> => {
      await send({ type: 'shippingAddress.changed', address: shopper });
      while (isBusy(actor.getSnapshot()) && clock.fireNext()) await settle();
      await send({ type: 'step.continue' });
      await send({ type: 'payment.tokenReceived', card: { ...card, token } });
      await send({ type: 'step.continue' });
      while (clock.fireNext()) await settle();
      const snapshot = actor.getPersistedSnapshot();
      actor.stop();
      return { snapshot, ports, texts: Object.fromEntries(storage.texts), nowMs: clock.now() };
    },
    /** Reloads the page: everything that was not stored is lost. */
    reload: async (): Promise<void> => {
      sheet?.detach();
      sheet = undefined;
      actor.stop();
      network.hangUp();
      placingSinceMs = undefined;
      actor = start();
      await settle();
    },
    /** False statements displayed by the page. */
    violations: (): readonly string[] => [
      ...wrong,
      ...success(),
      ...(sheet?.violations() ?? []),
      ...(network.count('place') <= placesAsked ? [] : [`posts ${name} posted more often than its shopper placed`]),
    ],
    errors: (): readonly string[] => selectErrors(actor.getSnapshot()).map(({ code }) => code),
    fingerprint: () => [
      stateFingerprint(actor.getSnapshot()),
      network.fingerprint(),
      placesAsked,
      sheet?.fingerprint(),
    ],
  };
};

export type ModelTab = ReturnType<typeof openModelTab>;
