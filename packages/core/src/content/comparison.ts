/** A criterion by which the compared products are rated. */
export interface ComparisonCriterion<Criterion extends string = string> {
  readonly criterion: Criterion;
  /** The column's heading. */
  readonly label: string;
}

/** One product of a comparison. */
export interface ComparisonRow<Criterion extends string = string> {
  /** 1 for the best. */
  readonly rank: number;
  readonly name: string;
  /** The product's path on the site, without the site's base path. */
  readonly path: string;
  /** One sentence on whom the product suits. */
  readonly bestFor: string;
  /** From 1 to 5 by criterion. */
  readonly ratings: Readonly<Record<Criterion, number>>;
}

/** An editorial comparison of products: static data (S2-compare). */
export interface Comparison<Criterion extends string = string> {
  readonly title: string;
  readonly introduction: string;
  readonly criteria: readonly ComparisonCriterion<Criterion>[];
  /** By rank. */
  readonly rows: readonly ComparisonRow<Criterion>[];
}
