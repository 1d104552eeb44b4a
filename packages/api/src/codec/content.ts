import type { Category, ContentBlock, ContentPage, Country } from '@ironcart/core';
import type { WireCategory, WirePage } from '../contract/content.ts';
import type { WireBlock } from '../contract/content-block.ts';
import type { WireCountry } from '../contract/ssr.ts';
import { withoutUndefined } from './without-undefined.ts';

/** A category as the menu needs it. */
export interface MenuCategory extends Category {
  /** Whether the header's menu shows it. */
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

/** A block for the wire, which has all parts of a block and names those only that are there. */
const blockToWire = ({ slots, ...block }: ContentBlock): WireBlock =>
  withoutUndefined({
    ...block,
    slots: slots && Object.fromEntries(Object.entries(slots).map(([slot, blocks]) => [slot, blocks.map(blockToWire)])),
  }) as WireBlock;

/** A page for the wire: its blocks go under `roguebuilder.data` (S3-cms-01). */
export const pageToWire = ({ blocks, ...page }: ContentPage): WirePage => ({
  ...page,
  roguebuilder: { data: blocks.map(blockToWire) },
});

/** The inverse of `pageToWire`. */
export const pageFromWire = ({ roguebuilder, ...page }: WirePage): ContentPage => ({
  ...page,
  blocks: roguebuilder.data,
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
