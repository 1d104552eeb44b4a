import type { noSegment } from '../customer/segment-maps.ts';

/** A variant of an A/B test: replaces properties, a slot, or both. */
export interface BlockVariant {
  readonly props?: Readonly<Record<string, unknown>> | undefined;
  /** The name of the slot that is shown. */
  readonly slot?: string | undefined;
}

/** A block of a content page, by name from a registry (S3-cms-03). */
export interface ContentBlock {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots?: Readonly<Record<string, readonly ContentBlock[]>> | undefined;
  /** Class names in addition to the block's own. */
  readonly class?: string | undefined;
  /** The name of the flag that selects a variant, and the variants by the flag's value. */
  readonly abTest?: { readonly name: string; readonly variants: Readonly<Record<string, BlockVariant>> } | undefined;
  /** Customer segments that see the block; 'None': shoppers without a primary segment. Default: everybody. */
  readonly segments?: readonly (number | typeof noSegment)[] | undefined;
  /** SKUs on whose pages the block appears. Default: all pages. */
  readonly skus?: readonly string[] | undefined;
  /** The analytics event of the block, and whether it is sent only when the block becomes visible. */
  readonly tracking?: { readonly name: string; readonly index: number; readonly whenVisible: boolean } | undefined;
  /** CSS declarations by property. */
  readonly styles?: Readonly<Record<string, string>> | undefined;
}

/** A picture or video of a page (S3-cms-04). */
export interface MediaConfig {
  readonly src: string;
  readonly alt: string;
  /** CSS pixels. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Whether the height follows from the width. */
  readonly autoHeight?: boolean | undefined;
  /** CSS pixels. */
  readonly maxWidth?: number | undefined;
  readonly link?: string | undefined;
  readonly ariaLabel?: string | undefined;
  /** A colour or another CSS background that covers the picture. */
  readonly overlay?: string | undefined;
  readonly background?: string | undefined;
  readonly enableVideoControls?: boolean | undefined;
  /** The replacement on narrow screens. */
  readonly mobile?: Omit<MediaConfig, 'mobile'> | undefined;
}

/** A page of the CMS: its address and blocks. */
export interface ContentPage {
  readonly id: number;
  readonly identifier: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly ContentBlock[];
}

/** A category of products, with the content of its page. */
export interface Category {
  readonly categoryId: number;
  readonly name: string;
  readonly url: string;
  readonly description: string;
  readonly image: string | undefined;
  readonly parentId: number | undefined;
}
