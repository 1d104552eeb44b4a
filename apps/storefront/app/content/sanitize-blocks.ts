import type { ContentBlock, PlaceholderValues } from '@ironcart/core/content';
import { type PageSite, sanitizeContent } from './sanitize-content.ts';

export interface SanitizeBlocksOptions {
  /** Of the product whose page it is. */
  readonly attributes?: PlaceholderValues | undefined;
  /** Of the product that a block names by its `productId`: for its own HTML and that in its slots. */
  readonly attributesOf?: ((productId: number) => PlaceholderValues | undefined) | undefined;
  readonly warn?: ((message: string) => void) | undefined;
}

/** Properties that hold HTML are called so: `html`, or a name that ends in `Html`. */
const holdsHtml = (name: string): boolean => name === 'html' || name.endsWith('Html');

const sanitizeValue = (name: string, value: unknown, sanitize: (html: string) => string): unknown => {
  if (typeof value === 'string') return holdsHtml(name) ? sanitize(value) : value;
  if (Array.isArray(value)) return value.map((entry) => sanitizeValue(name, entry, sanitize));
  return typeof value === 'object' && value !== null ? sanitizeProps(value, sanitize) : value;
};

const sanitizeProps = (props: object, sanitize: (html: string) => string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, sanitizeValue(name, value, sanitize)]));

/**
 * A page's blocks with every property that holds HTML made safe, at any depth. They are one shopper's already
 * (`blocksFor`): a test that is still there is dropped, its variants have not been looked at.
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
