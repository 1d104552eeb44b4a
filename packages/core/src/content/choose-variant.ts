import type { BlockVariant, ContentBlock } from './block.ts';

/** Returns a flag's value by its name. May throw; then the block stays unchanged. */
export type FlagValue = (name: string) => unknown;

const variantOf = ({ name, variants }: NonNullable<ContentBlock['abTest']>, flagValue: FlagValue) => {
  try {
    const value = String(flagValue(name));
    return Object.hasOwn(variants, value) ? variants[value] : undefined;
  } catch {
    return undefined;
  }
};

/** The slots that only variants use. */
const slotsOfVariants = (variants: Readonly<Record<string, BlockVariant>>): ReadonlySet<string> =>
  new Set(Object.values(variants).flatMap(({ slot }) => (slot === undefined || slot === 'default' ? [] : slot)));

/**
 * A block with the variant that its flag chooses (S2-cms-17): the variant's props replace the block's, and the
 * variant's slot becomes `default`. Without a variant for the value, with an unknown slot or an unavailable flag, the
 * block's own props and slots stay (S8-err-other-13).
 */
export const chooseVariant = ({ abTest, ...block }: ContentBlock, flagValue: FlagValue): ContentBlock => {
  if (abTest === undefined) return block;
  const { props = block.props, slot } = variantOf(abTest, flagValue) ?? {};
  if (block.slots === undefined) return { ...block, props };
  const others = slotsOfVariants(abTest.variants);
  const slots = Object.entries(block.slots).filter(([name]) => !others.has(name));
  const chosen = slot !== undefined && Object.hasOwn(block.slots, slot) ? block.slots[slot] : undefined;
  return { ...block, props, slots: { ...Object.fromEntries(slots), ...(chosen ? { default: chosen } : {}) } };
};
