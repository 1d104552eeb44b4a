import { CategoryTiles } from '../navigation/CategoryTiles.tsx';
import { Banner } from './Banner.tsx';
import { blockReaders } from './block-readers.ts';
import { Columns } from './Columns.tsx';
import { type BlockRegistry, defineBlock } from './define-block.ts';
import { Faq } from './Faq.tsx';
import { Heading } from './Heading.tsx';
import { Hero } from './Hero.tsx';
import { PictureBlock } from './PictureBlock.tsx';
import { ProductRow } from './ProductRow.tsx';
import { RichText } from './RichText.tsx';
import { SpecStrip } from './SpecStrip.tsx';

/** The blocks that most pages are built from, by name. */
export const basicBlocks = {
  Hero: defineBlock('Hero', blockReaders.Hero, (props) => <Hero {...props} />),
  Heading: defineBlock('Heading', blockReaders.Heading, (props) => <Heading {...props} />),
  RichText: defineBlock('RichText', blockReaders.RichText, (props) => <RichText {...props} />),
  Picture: defineBlock('Picture', blockReaders.Picture, (props) => <PictureBlock {...props} />),
  ProductRow: defineBlock('ProductRow', blockReaders.ProductRow, ({ productIds, isLazy: _, ...props }, { data }) => (
    <ProductRow {...props} cards={productIds.flatMap((id) => data.products?.[id] ?? [])} />
  )),
  CategoryTiles: defineBlock('CategoryTiles', blockReaders.CategoryTiles, (props) => <CategoryTiles {...props} />),
  Columns: defineBlock('Columns', blockReaders.Columns, (props, { renderSlot }) => (
    <Columns {...props} first={renderSlot('first')} second={renderSlot('second')} third={renderSlot('third')} />
  )),
  Banner: defineBlock('Banner', blockReaders.Banner, (props) => <Banner {...props} />),
  SpecStrip: defineBlock('SpecStrip', blockReaders.SpecStrip, (props) => <SpecStrip {...props} />),
  Faq: defineBlock('Faq', blockReaders.Faq, (props) => <Faq {...props} />),
} as const satisfies BlockRegistry;
