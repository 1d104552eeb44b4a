import type { PricedVariant } from './priced-variants.ts';
import type { SelectedOption } from './variants.ts';

const has = ({ selected }: Pick<PricedVariant, 'selected'>, { name, label }: SelectedOption): boolean =>
  selected.some((option) => option.name === name && option.label === label);

/**
 * The order in which wishes are dropped: first those that the buyer did not state, then from the end of the
 * preferences.
 */
const byImportance = (wanted: readonly SelectedOption[], preferences: readonly string[]): readonly SelectedOption[] => {
  const rank = ({ name }: SelectedOption) =>
    preferences.includes(name) ? preferences.indexOf(name) : preferences.length;
  return wanted.toSorted((left, right) => rank(left) - rank(right));
};

/**
 * The largest part of a selection that a variant matches: the least important wish is dropped until one does.
 * @param variantsWith returns the variants that match a selection
 */
export const effectiveSelection = (
  wanted: readonly SelectedOption[],
  preferences: readonly string[],
  variantsWith: (selection: readonly SelectedOption[]) => readonly PricedVariant[],
): { readonly selection: readonly SelectedOption[]; readonly variants: readonly PricedVariant[] } => {
  for (let selection = byImportance(wanted, preferences); ; selection = selection.slice(0, -1)) {
    const variants = variantsWith(selection).filter((variant) => selection.every((wish) => has(variant, wish)));
    if (variants.length > 0 || selection.length === 0) return { selection, variants };
  }
};
