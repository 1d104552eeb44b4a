import type { RatesRequest, TaxRequest } from '@ironcart/api/client';
import { siteByCode } from '@ironcart/core/site';
import type { CheckoutInput } from '../../checkout/checkout.types.ts';
import type { FreshOrder } from '../../order-placement/fresh-order.ts';
import type { CheckoutPorts } from '../../ports.ts';
import { countries, paymentMethods, wallets } from '../fixtures.ts';
import type { openModelNetwork } from './model-network.ts';
import type { ModelStore } from './model-store.ts';

/** Short, so that a schedule can reach the timeout of the secure flow in a few steps. */
const MODEL_CONFIG = { threeDsTimeoutMs: 20_000, pollMs: 5_000 };

/** When the model's clock starts, in milliseconds since the epoch. */
export const MODEL_START_MS = Date.parse('2026-11-21T12:00:00Z');

type Network = ReturnType<typeof openModelNetwork>;

/** Checkout's calls of the model store, over one network. */
export const modelCalls = (network: Pick<Network, 'send'>, store: ModelStore, listId: string) =>
  ({
    rates: (request: RatesRequest) => network.send('rates', () => store.rates(request)),
    tax: (request: TaxRequest) => network.send('tax', () => store.tax(request)),
    place: (order: FreshOrder) => network.send('place', () => store.place(order)),
    order: (orderId: string) => network.send('order', () => store.order(orderId)),
    reloadCart: () => network.send('reloadCart', () => store.contents(listId)),
    paymentMethods: () => network.send('paymentMethods', () => ({ ...paymentMethods, stored: [] })),
    giftCard: (code: string) => network.send('giftCard', () => store.giftCard(code)),
    promotionStatus: () => network.send('promotionStatus', () => ({ isEnabled: false })),
    deleteList: () => network.send('deleteList', () => undefined),
  }) satisfies Partial<CheckoutPorts>;

/** What all checkouts of the model share. */
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
