import type { MediaConfig } from '@ironcart/core/content';
import { link, picture } from './block-readers.ts';
import type {
  ButtonBlockProps,
  CarouselProps,
  GalleryBlockProps,
  GearSpecsProps,
  NamedBlockProps,
  PriceTiersProps,
  ProductTabsProps,
  RowsProps,
  Spec,
  TabsProps,
} from './further-block-props.ts';
import { flag, listOf, number, oneOf, optional, shape, text } from './read-props.ts';

const oneMedia = {
  src: text,
  alt: text,
  width: optional(number),
  height: optional(number),
  autoHeight: optional(flag),
  maxWidth: optional(number),
  link: optional(text),
  ariaLabel: optional(text),
  overlay: optional(text),
  background: optional(text),
  enableVideoControls: optional(flag),
};

/** The parsers of the props of layout and product blocks. */
export const layoutBlockReaders = {
  Block: shape<NamedBlockProps>({ block: optional(text), tone: optional(oneOf('plain', 'framed', 'sunken')) }),
  Button: shape<ButtonBlockProps>({
    label: text,
    variant: optional(oneOf('primary', 'secondary', 'quiet')),
    action: optional(oneOf('showOverlay')),
    overlayTitle: optional(text),
    link: optional(text),
    isNewTab: optional(flag),
  }),
  Carousel: shape<CarouselProps>({
    label: text,
    title: optional(text),
    slide: optional(oneOf('wide', 'half', 'card')),
  }),
  Tabs: shape<TabsProps>({ label: text, tabs: listOf(shape({ label: text, slot: text })) }),
  Media: shape<MediaConfig>({ ...oneMedia, mobile: optional(shape<Omit<MediaConfig, 'mobile'>>(oneMedia)) }),
  Gallery: shape<GalleryBlockProps>({
    pictures: listOf(shape({ picture, caption: optional(text) })),
    title: optional(text),
  }),
  Rows: shape<RowsProps>({ gap: optional(oneOf('tight', 'normal', 'wide')), hasLines: optional(flag) }),
  ProductTabs: shape<ProductTabsProps>({
    title: text,
    tabs: listOf(shape({ label: text, productIds: listOf(number), link: optional(link) })),
  }),
  PriceTiers: shape<PriceTiersProps>({ title: text, productIds: listOf(number) }),
  GearSpecs: shape<GearSpecsProps>({
    title: optional(text),
    productId: optional(number),
    specs: optional(listOf(shape<Spec>({ label: text, value: text }))),
  }),
} as const;
