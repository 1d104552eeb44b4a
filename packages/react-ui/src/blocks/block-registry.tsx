import type { ContentBlock } from '@ironcart/core';
import type { ReactNode } from 'react';
import { CategoryTiles } from '../navigation/CategoryTiles.tsx';
import type { ProductCardView } from '../product/ProductCard.tsx';
import { Banner } from './Banner.tsx';
import { blockReaders } from './block-readers.ts';
import { Columns } from './Columns.tsx';
import { Faq } from './Faq.tsx';
import { Heading } from './Heading.tsx';
import { Hero } from './Hero.tsx';
import { PictureBlock } from './PictureBlock.tsx';
import { ProductRow } from './ProductRow.tsx';
import { RichText } from './RichText.tsx';
import type { RawProps, Reader } from './read-props.ts';
import { SpecStrip } from './SpecStrip.tsx';

/** What blocks refer to by id, loaded with the page. */
export interface BlockData {
  readonly products?: Readonly<Record<number, ProductCardView>> | undefined;
}

export interface BlockContext {
  readonly data: BlockData;
  readonly renderSlot: (name: string) => ReactNode;
}

/** Renders a block from its raw props; throws a BlockPropsError when they do not fit. */
export type BlockRenderer = (props: RawProps, context: BlockContext) => ReactNode;

export type BlockRegistry = Readonly<Record<string, BlockRenderer>>;

const block =
  <T,>(name: string, reader: Reader<T>, render: (props: T, context: BlockContext) => ReactNode): BlockRenderer =>
  (props, context) =>
    render(reader(props, name), context);

/** The blocks that a page can be built from, by name. */
export const blockRegistry = {
  Hero: block('Hero', blockReaders.Hero, (props) => <Hero {...props} />),
  Heading: block('Heading', blockReaders.Heading, (props) => <Heading {...props} />),
  RichText: block('RichText', blockReaders.RichText, (props) => <RichText {...props} />),
  Picture: block('Picture', blockReaders.Picture, (props) => <PictureBlock {...props} />),
  ProductRow: block('ProductRow', blockReaders.ProductRow, ({ productIds, ...props }, { data }) => (
    <ProductRow {...props} cards={productIds.flatMap((id) => data.products?.[id] ?? [])} />
  )),
  CategoryTiles: block('CategoryTiles', blockReaders.CategoryTiles, (props) => <CategoryTiles {...props} />),
  Columns: block('Columns', blockReaders.Columns, (props, { renderSlot }) => (
    <Columns {...props} first={renderSlot('first')} second={renderSlot('second')} third={renderSlot('third')} />
  )),
  Banner: block('Banner', blockReaders.Banner, (props) => <Banner {...props} />),
  SpecStrip: block('SpecStrip', blockReaders.SpecStrip, (props) => <SpecStrip {...props} />),
  Faq: block('Faq', blockReaders.Faq, (props) => <Faq {...props} />),
} as const satisfies BlockRegistry;

export type BlockName = keyof typeof blockRegistry;

/** The ids of the products that blocks show, so that a loader can fetch them. */
export const productIdsOf = (blocks: readonly ContentBlock[]): readonly number[] => [
  ...new Set(
    blocks.flatMap((content): readonly number[] => [
      ...(content.name === 'ProductRow' && Array.isArray(content.props.productIds)
        ? content.props.productIds.filter((id): id is number => typeof id === 'number')
        : []),
      ...Object.values(content.slots ?? {}).flatMap(productIdsOf),
    ]),
  ),
];
