import type { ContentBlock, PlaceholderValues } from '@ironcart/core/content';
import { type PageSite, sanitizeContent } from './sanitize-content.ts';

export interface SanitizeBlocksOptions {
  /** The values of the page's product. */
  readonly attributes?: PlaceholderValues | undefined;
  /** The values of the product in a block's `productId`, for the block's HTML and its slots. */
  readonly attributesOf?: ((productId: number) => PlaceholderValues | undefined) | undefined;
  readonly warn?: ((message: string) => void) | undefined;
}

/** Properties with HTML are named `html` or end in `Html`. */
const holdsHtml = (name: string): boolean => name === 'html' || name.endsWith('Html');

const sanitizeValue = (name: string, value: unknown, sanitize: (html: string) => string): unknown => {
  if (typeof value === 'string') return holdsHtml(name) ? sanitize(value) : value;
  if (Array.isArray(value)) return value.map((entry) => sanitizeValue(name, entry, sanitize));
  return typeof value === 'object' && value !== null ? sanitizeProps(value, sanitize) : value;
};

const sanitizeProps = (props: object, sanitize: (html: string) => string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, sanitizeValue(name, value, sanitize)]));

/**
 * Sanitizes every HTML property of a page's blocks at any depth. The blocks are already selected for one shopper
 * (`blocksFor`): a remaining A/B test is dropped, because its variants were not sanitized.
 */
export const sanitizeBlocks = (
  blocks: readonly ContentBlock[],
  place: PageSite,
  options: SanitizeBlocksOptions = {},
): readonly ContentBlock[] =>
  blocks.map(({ props, slots, abTest: _abTest, ...block }) => {
    const { productId } = props;
    const named = typeof productId === 'number' ? options.attributesOf?.(productId) : undefined;
    const own = named ? { ...options, attributes: named } : options;
    const sanitize = (html: string) => sanitizeContent(html, place, own);
    return {
      ...block,
      props: sanitizeProps(props, sanitize),
      ...(slots
        ? {
            slots: Object.fromEntries(
              Object.entries(slots).map(([slot, inner]) => [slot, sanitizeBlocks(inner, place, own)]),
            ),
          }
        : {}),
    };
  });
