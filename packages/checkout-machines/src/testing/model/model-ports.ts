import type { RatesRequest, TaxRequest } from '@ironcart/api/client';
import { siteByCode } from '@ironcart/core/site';
import type { CheckoutInput } from '../../checkout/checkout.types.ts';
import type { FreshOrder } from '../../order-placement/fresh-order.ts';
import { countries, paymentMethods, wallets } from '../fixtures.ts';
import type { ModelNetwork } from './model-network.ts';
import type { ModelStore } from './model-store.ts';

/** Short, so that a schedule can reach the timeout of the secure flow in a few steps. */
const MODEL_CONFIG = { threeDsTimeoutMs: 20_000, pollMs: 5_000 };

/** The initial time of the model's clock, in milliseconds since the epoch. */
export const MODEL_START_MS = Date.parse('2026-11-21T12:00:00Z');

/** The model store's responses to checkout's calls for a list. */
export const modelAnswers = (store: ModelStore, listId: string) =>
  ({
    rates: (request: RatesRequest) => store.rates(request),
    tax: (request: TaxRequest) => store.tax(request),
    place: (order: FreshOrder) => store.place(order),
    order: (orderId: string) => store.order(orderId),
    reloadCart: () => store.contents(listId),
    paymentMethods: () => ({ ...paymentMethods, stored: [] }),
    giftCard: (code: string) => store.giftCard(code),
    promotionStatus: () => ({ isEnabled: false }),
    deleteList: () => undefined,
  }) as const;

type ModelAnswers = ReturnType<typeof modelAnswers>;
type ModelCalls = {
  readonly [Port in keyof ModelAnswers]: (
    ...request: Parameters<ModelAnswers[Port]>
  ) => Promise<ReturnType<ModelAnswers[Port]>>;
};

const PORTS = [
  'rates',
  'tax',
  'place',
  'order',
  'reloadCart',
  'paymentMethods',
  'giftCard',
  'promotionStatus',
  'deleteList',
] as const satisfies readonly (keyof ModelAnswers)[];

/** Checkout's calls to the model store: each is a port name and a request, serialised as JSON. */
export const modelCallsBy = (ask: (port: string, request: unknown) => Promise<unknown>): ModelCalls =>
  Object.fromEntries(
    PORTS.map((port) => [port, (request?: unknown) => ask(port, JSON.parse(JSON.stringify(request ?? null)))]),
  ) as ModelCalls;

/** Checkout's calls to the model store over one network. */
export const modelCalls = (network: Pick<ModelNetwork, 'send'>, store: ModelStore, listId: string): ModelCalls => {
  const answers = modelAnswers(store, listId);
  return {
    rates: (request) => network.send('rates', () => answers.rates(request)),
    tax: (request) => network.send('tax', () => answers.tax(request)),
    place: (order) => network.send('place', () => answers.place(order)),
    order: (orderId) => network.send('order', () => answers.order(orderId)),
    reloadCart: () => network.send('reloadCart', answers.reloadCart),
    paymentMethods: () => network.send('paymentMethods', answers.paymentMethods),
    giftCard: (code) => network.send('giftCard', () => answers.giftCard(code)),
    promotionStatus: () => network.send('promotionStatus', answers.promotionStatus),
    deleteList: () => network.send('deleteList', answers.deleteList),
  };
};

/** The facts that all checkouts of the model share. */
export const modelFacts = { site: siteByCode('USA'), countries, regions: [] } as const;

/** The input of a checkout of the model store's list, as a guest. */
export const modelInput = (store: ModelStore, listId: string) =>
  ({
    ...store.contents(listId),
    customer: undefined,
    savedAddresses: [],
    config: MODEL_CONFIG,
    wallets,
  }) satisfies Partial<CheckoutInput>;
