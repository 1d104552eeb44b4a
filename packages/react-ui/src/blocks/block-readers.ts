import type {
  BannerProps,
  BlockLink,
  BlockPicture,
  CategoryTilesBlockProps,
  ColumnsProps,
  FaqProps,
  Figure,
  HeadingProps,
  HeroProps,
  PictureBlockProps,
  ProductRowProps,
  RichTextProps,
  SpecStripProps,
} from './block-props.ts';
import { flag, listOf, number, oneOf, optional, shape, text } from './read-props.ts';

export const link = shape<BlockLink>({ label: text, href: text });
export const picture = shape<BlockPicture>({
  master: text,
  alt: text,
  width: optional(number),
  height: optional(number),
  masterWidth: optional(number),
  blurred: optional(text),
});
export const figure = shape<Figure>({ value: text, unit: optional(text), label: text });

/** The parsers of each block's props. */
export const blockReaders = {
  Hero: shape<HeroProps>({
    title: text,
    eyebrow: optional(text),
    text: optional(text),
    actions: optional(listOf(link)),
    picture: optional(picture),
    figures: optional(listOf(figure)),
    tone: optional(oneOf('ground', 'ink')),
  }),
  Heading: shape<HeadingProps>({
    text,
    level: optional(oneOf(2, 3)),
    intro: optional(text),
    link: optional(link),
  }),
  RichText: shape<RichTextProps>({ html: text, isLead: optional(flag) }),
  Picture: shape<PictureBlockProps>({
    picture,
    caption: optional(text),
    aspect: optional(oneOf('wide', 'square', 'tall')),
  }),
  ProductRow: shape<ProductRowProps>({
    productIds: listOf(number),
    title: optional(text),
    intro: optional(text),
    link: optional(link),
    isLazy: optional(flag),
  }),
  CategoryTiles: shape<CategoryTilesBlockProps>({
    tiles: listOf(shape({ title: text, href: text, text: optional(text), picture: optional(picture) })),
    title: optional(text),
  }),
  Columns: shape<ColumnsProps>({ layout: optional(oneOf('halves', 'thirds', 'wideLeft', 'wideRight')) }),
  Banner: shape<BannerProps>({
    title: text,
    text: optional(text),
    action: optional(link),
    picture: optional(picture),
    tone: optional(oneOf('ink', 'signal', 'steel')),
  }),
  SpecStrip: shape<SpecStripProps>({ items: listOf(figure), title: optional(text) }),
  Faq: shape<FaqProps>({ items: listOf(shape({ question: text, answerHtml: text })), title: optional(text) }),
} as const;
