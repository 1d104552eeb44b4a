import type { PromotionRule } from '@ironcart/pricing';

/** Imports a module of promotions. @param address a path on this host, or a file URL on a server */
export const loadPromotions = async (address: string): Promise<readonly PromotionRule[]> => {
  const loaded: { readonly default: readonly PromotionRule[] } = await import(/* @vite-ignore */ address);
  return loaded.default;
};
