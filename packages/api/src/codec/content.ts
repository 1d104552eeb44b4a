import type { Country } from '@ironcart/core/address';
import type { Category, ContentBlock, ContentPage } from '@ironcart/core/content';
import type { WireCategory, WirePage, WirePreview } from '../contract/content.ts';
import type { WireBlock } from '../contract/content-block.ts';
import type { WireCountry } from '../contract/ssr.ts';
import { withoutUndefined } from './without-undefined.ts';

/** A category with its place in the menu. */
export interface MenuCategory extends Category {
  /** Whether the header's menu shows the category. */
  readonly inMenu: boolean;
}

export const categoryToWire = (category: MenuCategory): WireCategory => ({
  ...category,
  image: category.image ?? null,
  parentId: category.parentId ?? null,
});

/** The inverse of `categoryToWire`. */
export const categoryFromWire = (wire: WireCategory): MenuCategory => ({
  ...wire,
  image: wire.image ?? undefined,
  parentId: wire.parentId ?? undefined,
});

/** Converts a block to its wire format; absent parts are omitted. */
const blockToWire = ({ slots, ...block }: ContentBlock): WireBlock =>
  withoutUndefined({
    ...block,
    slots: slots && Object.fromEntries(Object.entries(slots).map(([slot, blocks]) => [slot, blocks.map(blockToWire)])),
  }) as WireBlock;

/** Converts a page to its wire format, which has the blocks in `roguebuilder.data` (S3-cms-01). */
export const pageToWire = ({ blocks, ...page }: ContentPage): WirePage => ({
  ...page,
  roguebuilder: { data: blocks.map(blockToWire) },
});

/** The inverse of `pageToWire`. */
export const pageFromWire = ({ roguebuilder, ...page }: WirePage): ContentPage => ({
  ...page,
  blocks: roguebuilder.data,
});

/** An unpublished page, available until its preview link expires. */
export interface PagePreview extends Pick<ContentPage, 'title' | 'description' | 'blocks'> {
  /** Milliseconds since the epoch. */
  readonly expiresAtMs: number;
}

export const previewToWire = ({ blocks, expiresAtMs, ...page }: PagePreview): WirePreview => ({
  ...page,
  roguebuilder: { data: blocks.map(blockToWire) },
  expires: new Date(expiresAtMs).toISOString(),
});

/** The inverse of `previewToWire`. */
export const previewFromWire = ({ roguebuilder, expires, ...page }: WirePreview): PagePreview => ({
  ...page,
  blocks: roguebuilder.data,
  expiresAtMs: Date.parse(expires),
});

export const countryToWire = (country: Country): WireCountry => ({
  ...country,
  postcodeRegex: country.postcodeRegex ?? null,
});

/** The inverse of `countryToWire`. */
export const countryFromWire = (wire: WireCountry): Country => ({
  ...wire,
  postcodeRegex: wire.postcodeRegex ?? undefined,
});
