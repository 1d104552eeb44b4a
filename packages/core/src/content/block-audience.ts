import type { ContentBlock } from './block.ts';

/** Who looks at a page, and beside which product. */
export interface BlockAudience {
  /** The customer's segments; a guest has none. */
  readonly segments: readonly number[];
  /** Of the product whose page it is; undefined on every other page. */
  readonly sku?: string | undefined;
}

const isFor = <Value>(wanted: readonly Value[] | undefined, isMet: (value: Value) => boolean): boolean =>
  wanted === undefined || wanted.length === 0 || wanted.some(isMet);

/** Whether a block is meant for a shopper and for the product beside it; one that names neither is for everybody (S2-cms-15, S2-cms-16). */
export const isBlockFor = (
  { segments, skus }: Pick<ContentBlock, 'segments' | 'skus'>,
  audience: BlockAudience,
): boolean =>
  isFor(segments, (segment) => audience.segments.includes(segment)) && isFor(skus, (sku) => sku === audience.sku);
