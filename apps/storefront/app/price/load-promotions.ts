import type { PromotionRule } from '@ironcart/pricing';

/** Loads a module of promotions. @param address of the file: a path on this host, or a file's URL on a server */
export const loadPromotions = async (address: string): Promise<readonly PromotionRule[]> => {
  const loaded: { readonly default: readonly PromotionRule[] } = await import(/* @vite-ignore */ address);
  return loaded.default;
};
