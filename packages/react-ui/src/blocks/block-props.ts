/** A link of a content block: a path on the site, or an absolute address. */
export interface BlockLink {
  readonly label: string;
  readonly href: string;
}

/** A picture of a content block. */
export interface BlockPicture {
  readonly master: string;
  readonly alt: string;
  /** Of the master, in pixels. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /**
   * The original's width in pixels if the store knows it; used if `width` and `height` describe the place only or are
   * missing.
   */
  readonly masterWidth?: number | undefined;
  readonly blurred?: string | undefined;
}

/** A figure with unit and caption, for example '28.5', 'mm', 'Shaft diameter'. */
export interface Figure {
  readonly value: string;
  readonly unit?: string | undefined;
  readonly label: string;
}

export interface HeroProps {
  readonly title: string;
  readonly eyebrow?: string | undefined;
  readonly text?: string | undefined;
  /** The first one is the primary action; at most two are rendered. */
  readonly actions?: readonly BlockLink[] | undefined;
  readonly picture?: BlockPicture | undefined;
  /** At most four are rendered. */
  readonly figures?: readonly Figure[] | undefined;
  readonly tone?: 'ground' | 'ink' | undefined;
}

export interface HeadingProps {
  readonly text: string;
  readonly level?: 2 | 3 | undefined;
  readonly intro?: string | undefined;
  readonly link?: BlockLink | undefined;
}

export interface RichTextProps {
  /** HTML; sanitized when the page is loaded. */
  readonly html: string;
  readonly isLead?: boolean | undefined;
}

export interface PictureBlockProps {
  readonly picture: BlockPicture;
  readonly caption?: string | undefined;
  readonly aspect?: 'wide' | 'square' | 'tall' | undefined;
}

export interface ProductRowProps {
  readonly productIds: readonly number[];
  readonly title?: string | undefined;
  readonly intro?: string | undefined;
  readonly link?: BlockLink | undefined;
  /** The products are loaded when the row becomes visible (S4-misc-05). */
  readonly isLazy?: boolean | undefined;
}

export interface CategoryTilesBlockProps {
  readonly tiles: readonly {
    readonly title: string;
    readonly href: string;
    readonly text?: string | undefined;
    readonly picture?: BlockPicture | undefined;
  }[];
  readonly title?: string | undefined;
}

export interface ColumnsProps {
  readonly layout?: 'halves' | 'thirds' | 'wideLeft' | 'wideRight' | undefined;
}

export interface BannerProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: BlockLink | undefined;
  readonly picture?: BlockPicture | undefined;
  readonly tone?: 'ink' | 'signal' | 'steel' | undefined;
}

export interface SpecStripProps {
  /** Three to six. */
  readonly items: readonly Figure[];
  readonly title?: string | undefined;
}

export interface FaqProps {
  readonly items: readonly { readonly question: string; readonly answerHtml: string }[];
  readonly title?: string | undefined;
}
