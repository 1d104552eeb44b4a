import { requireEntries, requireObject } from '../require-argument.ts';
import type { ContentBlock } from './block.ts';
import { type BlockAudience, isBlockFor } from './block-audience.ts';
import { chooseVariant, type FlagValue } from './choose-variant.ts';

/**
 * Selects a page's blocks for one shopper, at every depth: removes blocks for other audiences and applies A/B test
 * variants. The result contains no audiences, tests or variants.
 */
export const blocksFor = (
  blocks: readonly ContentBlock[],
  audience: BlockAudience,
  flagValue: FlagValue,
): readonly ContentBlock[] => {
  requireEntries(blocks, 'blocks');
  requireObject(audience, 'audience');
  return blocks.flatMap((block) => {
    if (!isBlockFor(block, audience)) return [];
    const { segments: _segments, skus: _skus, slots, ...chosen } = chooseVariant(block, flagValue);
    if (slots === undefined) return [chosen];
    const inner = Object.entries(slots).map(([name, list]) => [name, blocksFor(list, audience, flagValue)]);
    return [{ ...chosen, slots: Object.fromEntries(inner) }];
  });
};
