import type { ContentBlock } from '@ironcart/core/content';

/** Data that a page's blocks refer to, in the order of the page and without duplicates. */
export interface BlockNeeds {
  /** The blocks' own names. */
  readonly names: readonly string[];
  readonly productIds: readonly number[];
  /** The names of HTML blocks of the CMS. */
  readonly htmlBlocks: readonly string[];
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Products are named by `productId` and `productIds`, at any depth of a block's props. */
const productIdsIn = (value: unknown): readonly number[] => {
  if (Array.isArray(value)) return value.flatMap(productIdsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'productIds') return Array.isArray(inner) ? inner.filter(isNumber) : [];
    return name === 'productId' && isNumber(inner) ? [inner] : productIdsIn(inner);
  });
};

const everyBlock = (blocks: readonly ContentBlock[]): readonly ContentBlock[] =>
  blocks.flatMap((block) => [block, ...Object.values(block.slots ?? {}).flatMap(everyBlock)]);

/**
 * Collects the references of blocks, including slots. References of lazy blocks are excluded, because they load later
 * (S4-misc-05).
 */
export const needsOfBlocks = (blocks: readonly ContentBlock[]): BlockNeeds => {
  const all = everyBlock(blocks);
  return {
    names: [...new Set(all.map(({ name }) => name))],
    productIds: [...new Set(all.flatMap(({ props }) => (props.isLazy === true ? [] : productIdsIn(props))))],
    htmlBlocks: [
      ...new Set(
        all.flatMap(({ name, props }) => (name === 'Block' && typeof props.block === 'string' ? [props.block] : [])),
      ),
    ],
  };
};
