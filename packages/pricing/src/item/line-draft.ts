import type { LineItem } from '@ironcart/core/list';
import type { BundleBase, PreparedLine } from './prepared-line.ts';
import type { PricingRun } from './pricing-run.ts';

/** A line while it is prepared. */
export type LineDraft = { -readonly [Key in keyof PreparedLine]: PreparedLine[Key] };

/** What a parent decides about the price of its child. */
export interface ParentTerms {
  readonly base?: BundleBase | undefined;
  /** Stands in for the child's quantity. */
  readonly qty?: number | undefined;
  /** The pieces of the parent in the cart's line. */
  readonly pieces: number;
  /** What a share is of: the most that a piece of the bundle can cost without its children, in minor units. */
  readonly most: number;
  /** What the configurable around the child redeems. */
  readonly redeems: readonly number[];
}

/** Prepares a child of an item; undefined where it cannot be priced, which is reported. */
export type PrepareChild = (
  child: LineItem,
  parent: LineItem,
  run: PricingRun,
  terms: ParentTerms,
) => PreparedLine | undefined;

/** Of what redeems nothing. */
export const noRedemptions: readonly number[] = [];

/** The products that an item names as redeemed, the outer one first. */
export const redeemedBy = (item: LineItem, outer: readonly number[]): readonly number[] =>
  item.metadata.redeem === true ? [...outer, item.productId] : outer;
