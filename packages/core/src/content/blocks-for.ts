import type { ContentBlock } from './block.ts';
import { type BlockAudience, isBlockFor } from './block-audience.ts';
import { chooseVariant, type FlagValue } from './choose-variant.ts';

/**
 * A page's blocks as one shopper sees them, at every depth: those that are for others are left out, those under test
 * are the variant that the flag chooses. What is left names no audience, no test and no variant.
 */
export const blocksFor = (
  blocks: readonly ContentBlock[],
  audience: BlockAudience,
  flagValue: FlagValue,
): readonly ContentBlock[] =>
  blocks.flatMap((block) => {
    if (!isBlockFor(block, audience)) return [];
    const { segments: _segments, skus: _skus, slots, ...chosen } = chooseVariant(block, flagValue);
    if (slots === undefined) return [chosen];
    const inner = Object.entries(slots).map(([name, list]) => [name, blocksFor(list, audience, flagValue)]);
    return [{ ...chosen, slots: Object.fromEntries(inner) }];
  });
