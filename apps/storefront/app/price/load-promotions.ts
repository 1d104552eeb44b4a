import { guardPromotions, type PromotionRule } from '@ironcart/pricing';

/**
 * Imports a module of promotions. A rule that fails gives no discount.
 * @param address a path on this host, or a file URL on a server
 * @param report called with a sentence and the cause when a rule first fails
 */
export const loadPromotions = async (
  address: string,
  report: (message: string, cause: unknown) => void,
): Promise<readonly PromotionRule[]> => {
  const loaded: { readonly default: readonly PromotionRule[] } = await import(/* @vite-ignore */ address);
  return guardPromotions(loaded.default, ({ rule, cause }) => report(`The promotion "${rule}" failed`, cause));
};
