import { noSegment, primarySegmentOf } from '../customer/segment-maps.ts';
import type { ContentBlock } from './block.ts';

/** The viewer of a page, and the product that the page shows. */
export interface BlockAudience {
  /** The customer's segments; a guest has none. */
  readonly segments: readonly number[];
  /** The SKU of the product page; undefined on other pages. */
  readonly sku?: string | undefined;
}

const isFor = <Value>(wanted: readonly Value[] | undefined, isMet: (value: Value) => boolean): boolean =>
  wanted === undefined || wanted.length === 0 || wanted.some(isMet);

/**
 * Whether a block is shown to a viewer: one without segments and SKUs is shown to everybody (S2-cms-15, S2-cms-16). A
 * viewer without a primary segment belongs to the segment 'None' (S6-segments-03).
 */
export const isBlockFor = (
  { segments, skus }: Pick<ContentBlock, 'segments' | 'skus'>,
  audience: BlockAudience,
): boolean =>
  isFor(segments, (segment) =>
    segment === noSegment ? primarySegmentOf(audience.segments) === undefined : audience.segments.includes(segment),
  ) && isFor(skus, (sku) => sku === audience.sku);
