import type { WireNewLineItem } from '@ironcart/api/contract';
import type { ReturnReason } from '@ironcart/core/return';

const dayMs = 24 * 60 * 60_000;
const hourMs = 60 * 60_000;

/** The events after an order was paid. */
export type Aftermath =
  | { readonly kind: 'paid' }
  /** A monthly subscription that was renewed this many times. */
  | { readonly kind: 'renewed'; readonly times: number }
  | { readonly kind: 'packed'; readonly afterMs: number }
  /** In transit with its carrier for some days. */
  | { readonly kind: 'underWay'; readonly afterMs: number; readonly carrier: string; readonly place: string }
  | { readonly kind: 'delivered'; readonly afterMs: number }
  /** A package with some pieces of its first line was delivered; the others are not shipped yet. */
  | { readonly kind: 'partlyShipped'; readonly afterMs: number; readonly pieces: number }
  | { readonly kind: 'cancelled'; readonly afterMs: number }
  /** Delivered; then pieces of its first line were returned. */
  | {
      readonly kind: 'returned';
      readonly afterMs: number;
      readonly reason: ReturnReason;
      readonly comments: string;
      readonly to: 'issued' | 'received' | 'refunded';
    };

/** An order of the demo's history. */
export interface PastOrder {
  /** How long ago it was placed, in milliseconds. */
  readonly agoMs: number;
  readonly items: readonly WireNewLineItem[];
  readonly aftermath: Aftermath;
  /** Whether it also contains the gift cards of the history. */
  readonly hasGifts?: boolean;
  /** An additional amount that the store requests, in cents. */
  readonly asksFor?: { readonly cents: number; readonly reason: string };
}

/** Maya's orders, oldest first: one in every possible status. */
export const pastOrders: readonly PastOrder[] = [
  {
    agoMs: 214 * dayMs,
    items: [
      { productId: 1012, qty: 1 },
      { productId: 1206, qty: 1 },
    ],
    aftermath: { kind: 'delivered', afterMs: 30 * hourMs },
  },
  {
    agoMs: 163 * dayMs,
    items: [
      { productId: 2112, qty: 4 },
      { productId: 7811, qty: 2 },
    ],
    aftermath: {
      kind: 'returned',
      afterMs: 26 * hourMs,
      reason: 'damaged',
      comments: 'One of the four came with a crack at the hub.',
      to: 'refunded',
    },
  },
  {
    agoMs: 121 * dayMs,
    items: [{ productId: 9101, qty: 1 }],
    aftermath: { kind: 'renewed', times: 3 },
    hasGifts: true,
  },
  {
    agoMs: 84 * dayMs,
    items: [
      { productId: 5103, qty: 2 },
      { productId: 6302, qty: 1 },
      { productId: 7831, qty: 1 },
    ],
    aftermath: { kind: 'delivered', afterMs: 28 * hourMs },
  },
  {
    agoMs: 47 * dayMs,
    items: [{ productId: 6004, qty: 1 }],
    aftermath: { kind: 'cancelled', afterMs: 3 * hourMs },
  },
  {
    agoMs: 19 * dayMs,
    items: [{ productId: 7111, qty: 2, children: [{ productId: 711102, qty: 1 }] }],
    aftermath: {
      kind: 'returned',
      afterMs: 25 * hourMs,
      reason: 'changed_mind',
      comments: '',
      to: 'issued',
    },
  },
  {
    // Recent enough not to be overdue, regardless of today's date.
    agoMs: 3 * dayMs,
    items: [{ productId: 4006, qty: 1 }],
    aftermath: {
      kind: 'underWay',
      afterMs: 27 * hourMs,
      carrier: 'Buckeye Freight',
      place: 'Columbus, Ohio',
    },
    asksFor: { cents: 4_500, reason: 'Lift gate: your driver brings the crate down to the kerb' },
  },
  {
    agoMs: 26 * hourMs,
    items: [{ productId: 3104, qty: 1 }],
    aftermath: { kind: 'packed', afterMs: 22 * hourMs },
  },
  {
    agoMs: 2 * hourMs,
    items: [
      { productId: 5105, qty: 1 },
      { productId: 7812, qty: 1 },
    ],
    aftermath: { kind: 'paid' },
  },
];
