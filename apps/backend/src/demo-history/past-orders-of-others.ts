import type { SiteCode } from '@ironcart/core/site';
import type { PastOrder } from './past-orders.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** An order of another customer than Maya. */
export interface PastOrderOfOther extends PastOrder {
  /** The name of its step; never changed, so that a store does not replay it. */
  readonly step: string;
  readonly email: string;
  readonly siteCode: SiteCode;
}

const owen = { email: 'owen@example.com', siteCode: 'GBR' } as const;
const jonna = { email: 'jonna@example.com', siteCode: 'EUR' } as const;
/** Buys for a club at her customer group's prices. */
const ines = { email: 'ines@example.com', siteCode: 'USA' } as const;

/** Orders of the demo's customers in Great Britain and Germany, and of a club. */
export const pastOrdersOfOthers: readonly PastOrderOfOther[] = [
  {
    step: 'order owen 1',
    ...owen,
    agoMs: 71 * dayMs,
    items: [
      { productId: 6102, qty: 1 },
      { productId: 7831, qty: 1 },
    ],
    aftermath: { kind: 'delivered', afterMs: 26 * hourMs },
  },
  {
    step: 'order GBR',
    ...owen,
    agoMs: 33 * dayMs,
    items: [{ productId: 6304, qty: 2 }],
    aftermath: { kind: 'delivered', afterMs: 40 * hourMs },
  },
  {
    step: 'order owen 2',
    ...owen,
    agoMs: 20 * dayMs,
    items: [{ productId: 9311, qty: 1 }],
    aftermath: { kind: 'paid' },
  },
  {
    step: 'order owen 3',
    ...owen,
    agoMs: 2 * dayMs,
    items: [{ productId: 3209, qty: 1 }],
    aftermath: { kind: 'packed', afterMs: 20 * hourMs },
  },
  {
    step: 'order jonna 1',
    ...jonna,
    agoMs: 58 * dayMs,
    items: [
      { productId: 1104, qty: 1 },
      { productId: 2204, qty: 4 },
    ],
    aftermath: { kind: 'delivered', afterMs: 30 * hourMs },
  },
  {
    step: 'order jonna 2',
    ...jonna,
    agoMs: 40 * dayMs,
    items: [{ productId: 9104, qty: 1 }],
    aftermath: { kind: 'renewed', times: 1 },
  },
  {
    step: 'order jonna 3',
    ...jonna,
    agoMs: 27 * dayMs,
    items: [{ productId: 6203, qty: 1 }],
    aftermath: { kind: 'cancelled', afterMs: 2 * hourMs },
  },
  {
    step: 'order EUR',
    ...jonna,
    agoMs: 12 * dayMs,
    items: [{ productId: 7832, qty: 3 }],
    aftermath: { kind: 'delivered', afterMs: 20 * hourMs },
  },
  {
    step: 'order jonna 4',
    ...jonna,
    agoMs: 3 * dayMs,
    items: [
      { productId: 6302, qty: 2 },
      { productId: 7121, qty: 1 },
    ],
    aftermath: { kind: 'underWay', afterMs: 18 * hourMs, carrier: 'Spree Paket', place: 'Hannover' },
  },
  {
    step: 'order ines 1',
    ...ines,
    agoMs: 178 * dayMs,
    items: [
      { productId: 1012, qty: 6 },
      { productId: 2112, qty: 12 },
    ],
    aftermath: { kind: 'delivered', afterMs: 50 * hourMs },
  },
  {
    step: 'order ines 2',
    ...ines,
    agoMs: 52 * dayMs,
    items: [{ productId: 7121, qty: 20 }],
    aftermath: {
      kind: 'returned',
      afterMs: 30 * hourMs,
      reason: 'defective',
      comments: 'The seam of one pair came open in its first week.',
      to: 'received',
    },
  },
  {
    step: 'order ines 3',
    ...ines,
    agoMs: 6 * dayMs,
    items: [
      { productId: 2114, qty: 16 },
      { productId: 6101, qty: 8 },
    ],
    aftermath: { kind: 'partlyShipped', afterMs: 28 * hourMs, pieces: 16 },
  },
  {
    step: 'order ines 4',
    ...ines,
    agoMs: 9 * hourMs,
    items: [{ productId: 1011, qty: 4 }],
    aftermath: { kind: 'paid' },
  },
];
