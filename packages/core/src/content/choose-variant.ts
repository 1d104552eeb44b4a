import type { BlockVariant, ContentBlock } from './block.ts';

/** The value of a flag, by the flag's name. May throw: then the block stays as it stands. */
export type FlagValue = (name: string) => unknown;

const variantOf = ({ name, variants }: NonNullable<ContentBlock['abTest']>, flagValue: FlagValue) => {
  try {
    const value = String(flagValue(name));
    return Object.hasOwn(variants, value) ? variants[value] : undefined;
  } catch {
    return undefined;
  }
};

/** The slots that only a variant shows. */
const slotsOfVariants = (variants: Readonly<Record<string, BlockVariant>>): ReadonlySet<string> =>
  new Set(Object.values(variants).flatMap(({ slot }) => (slot === undefined || slot === 'default' ? [] : slot)));

/**
 * A block with the variant that its flag chooses (S2-cms-17): the variant's props in place of the block's, the variant's
 * slot as the `default` one. A value without a variant, a slot that there is not, and a flag that cannot be had leave
 * the block's own props and slots (S8-err-other-13).
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
