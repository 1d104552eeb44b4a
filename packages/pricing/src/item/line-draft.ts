import type { LineItem } from '@ironcart/core/list';
import type { BundleBase, PreparedLine } from './prepared-line.ts';
import type { PricingRun } from './pricing-run.ts';

/** A line during its preparation. */
export type LineDraft = { -readonly [Key in keyof PreparedLine]: PreparedLine[Key] };

/** The properties of a child's price that its parent determines. */
export interface ParentTerms {
  readonly base?: BundleBase | undefined;
  /** Replaces the child's quantity. */
  readonly qty?: number | undefined;
  /** The number of pieces of the parent in the cart's line. */
  readonly pieces: number;
  /** The base of a share: the highest possible price of a piece of the bundle without its children, in minor units. */
  readonly most: number;
  /** The entitlements that the configurable around the child redeems. */
  readonly redeems: readonly number[];
}

/** Prepares a child of an item; undefined if it cannot be priced, which is reported. */
export type PrepareChild = (
  child: LineItem,
  parent: LineItem,
  run: PricingRun,
  terms: ParentTerms,
) => PreparedLine | undefined;

/** Shared value of lines that redeem nothing. */
export const noRedemptions: readonly number[] = [];

/** The product ids that an item redeems, the outer one first. */
export const redeemedBy = (item: LineItem, outer: readonly number[]): readonly number[] =>
  item.metadata.redeem === true ? [...outer, item.productId] : outer;
