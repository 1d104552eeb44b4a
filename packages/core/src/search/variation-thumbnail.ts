import type { Product } from '../product/product.ts';
import type { ProductAttributes } from '../product/product-parts.ts';

/** One value of a choice and what stands for it in a picture's path: { from: 'Matte Black', to: 'black' }. */
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
 * `mapping` of `from` to `to`, or a list of such mappings. Anything else is no pattern.
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
 * The picture of a variation on product lists (S3-attr-02): `plp_variation_thumbnail_path`, where each `{option}` of
 * the pattern is replaced by what its mapping makes of the chosen value; a value without a mapping stands for itself.
 * Undefined without a path, or while a choice that the path needs is open.
 * @param choice the chosen values by attribute, as in { color: 'Matte Black' }
 */
export const variationThumbnail = (
  { attributes }: Pick<Product, 'attributes'>,
  choice: Readonly<Record<string, string>>,
): string | undefined => {
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
