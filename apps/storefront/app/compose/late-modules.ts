import { blockModulesOf } from '../content/arrived-blocks.ts';
import type { PageFacts } from './page-facts.ts';

type ProductFacts = Extract<NonNullable<PageFacts['entity']>, { readonly kind: 'product' }>;

const hasRareParts = ({ product, shown }: ProductFacts): boolean =>
  shown.picker !== undefined ||
  shown.offer !== undefined ||
  product.customOptions.length > 0 ||
  shown.noticeOf !== undefined;

/**
 * The source modules of views that only some pages show and that load after the page: linked from the page, so that
 * their server-rendered markup is styled immediately.
 */
export const lateModulesOf = ({ entity, cart }: PageFacts): readonly string[] => [
  ...(entity?.kind === 'product' && hasRareParts(entity) ? ['app/product/rare-parts.tsx'] : []),
  ...(entity?.kind === 'product' && entity.content !== undefined ? ['app/product/product-content.ts'] : []),
  ...(cart !== undefined && cart.saved.length > 0 ? ['app/cart/BelowCart.tsx'] : []),
];

/**
 * The source modules whose styles a page links although their scripts are loaded on demand: the server renders them
 * below the first screen or above everything else, and scripts may load late or never.
 */
export const lateStylesOf = ({ root, entity, home }: PageFacts): readonly string[] => [
  ...(entity?.kind === 'product' ? ['app/product/late-sections.tsx'] : []),
  ...(entity?.kind === 'product' && entity.shown.turned !== undefined ? ['app/product/rare-parts.tsx'] : []),
  ...blockModulesOf(home),
  ...(root?.consent ? ['app/preferences/ConsentPanel.tsx'] : []),
];
