import type { Product } from '../product/product.ts';
import type { ProductAttributes } from '../product/product-parts.ts';
import { requireFields, requireObject } from '../require-argument.ts';

/** Maps one value of an option to its part of the image path, for example { from: 'Matte Black', to: 'black' }. */
export interface ThumbnailMapping {
  readonly from: string;
  readonly to: string;
}

/** How one choice enters the path: the chosen value of `attribute` stands where the path says `{option}`. */
export interface ThumbnailPattern {
  readonly option: string;
  readonly attribute: string;
  readonly mapping: readonly ThumbnailMapping[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parseMapping = (value: unknown): readonly ThumbnailMapping[] | undefined => {
  const mapping: ThumbnailMapping[] = [];
  for (const entry of Array.isArray(value) ? value : [value]) {
    if (!isRecord(entry) || typeof entry.from !== 'string' || typeof entry.to !== 'string') return undefined;
    mapping.push({ from: entry.from, to: entry.to });
  }
  return mapping;
};

const parseEntry = (value: unknown): ThumbnailPattern | undefined => {
  if (!isRecord(value) || typeof value.option !== 'string' || typeof value.attribute !== 'string') return undefined;
  const mapping = parseMapping(value.mapping);
  return mapping && { option: value.option, attribute: value.attribute, mapping };
};

/**
 * Reads `plp_variation_thumbnail_pattern` (S3-attr-03): JSON, a list of entries with `option`, `attribute` and a
 * `mapping` of `from` to `to`, or a list of such mappings. Anything else is an empty list.
 */
export const parseThumbnailPattern = (value: ProductAttributes[string] | undefined): readonly ThumbnailPattern[] => {
  if (typeof value !== 'string') return [];
  let content: unknown;
  try {
    content = JSON.parse(value);
  } catch {
    return [];
  }
  if (!Array.isArray(content)) return [];
  const entries = content.map(parseEntry);
  return entries.every((entry) => entry !== undefined) ? entries : [];
};

/**
 * Image of a variation on product lists (S3-attr-02): `plp_variation_thumbnail_path`, in which each `{option}` is
 * replaced by its mapped value; a value without a mapping is used unchanged. Undefined without a path, or while an
 * option in the path is not selected.
 * @param choice the selected values by attribute, for example { color: 'Matte Black' }
 */
export const variationThumbnail = (
  product: Pick<Product, 'attributes'>,
  choice: Readonly<Record<string, string>>,
): string | undefined => {
  requireFields(product, 'product', { attributes: 'object' });
  requireObject(choice, 'choice');
  const { attributes } = product;
  const path = attributes.plp_variation_thumbnail_path;
  if (typeof path !== 'string' || path === '') return undefined;
  let picture = path;
  for (const { option, attribute, mapping } of parseThumbnailPattern(attributes.plp_variation_thumbnail_pattern)) {
    const placeholder = `{${option}}`;
    if (!picture.includes(placeholder)) continue;
    const chosen = Object.hasOwn(choice, attribute) ? choice[attribute] : undefined;
    if (chosen === undefined) return undefined;
    const named = mapping.find(({ from }) => from === chosen)?.to ?? chosen;
    picture = picture.replaceAll(placeholder, () => encodeURIComponent(named));
  }
  return /\{[^}]*\}/.test(picture) ? undefined : picture;
};
