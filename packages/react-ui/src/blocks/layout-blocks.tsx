import { Media } from '../media/Media.tsx';
import { Carousel } from './Carousel.tsx';
import { createButtonBlock } from './create-button-block.tsx';
import { type BlockRegistry, defineBlock } from './define-block.ts';
import { GalleryBlock } from './GalleryBlock.tsx';
import { GearSpecs } from './GearSpecs.tsx';
import { layoutBlockReaders } from './layout-block-readers.ts';
import { NamedBlock } from './NamedBlock.tsx';
import { PriceTiers } from './PriceTiers.tsx';
import { ProductTabs } from './ProductTabs.tsx';
import { Rows } from './Rows.tsx';
import { Tabs } from './Tabs.tsx';

/** The blocks for layout and products, by name; to save bytes, load them only with pages that use one. */
export const layoutBlocks = {
  Block: defineBlock('Block', layoutBlockReaders.Block, ({ block, tone }, { data, renderSlot }) => (
    <NamedBlock tone={tone} html={block === undefined ? undefined : data.html?.[block]}>
      {renderSlot('default')}
    </NamedBlock>
  )),
  Button: createButtonBlock(),
  Carousel: defineBlock('Carousel', layoutBlockReaders.Carousel, (props, { renderEach }) => (
    <Carousel {...props} slides={renderEach('default')} />
  )),
  Tabs: defineBlock('Tabs', layoutBlockReaders.Tabs, ({ label, tabs }, { renderSlot }) => (
    <Tabs label={label} tabs={tabs.map((tab) => ({ label: tab.label, content: renderSlot(tab.slot) }))} />
  )),
  Media: defineBlock('Media', layoutBlockReaders.Media, (props) => <Media {...props} />),
  Gallery: defineBlock('Gallery', layoutBlockReaders.Gallery, (props) => <GalleryBlock {...props} />),
  Rows: defineBlock('Rows', layoutBlockReaders.Rows, (props, { renderEach }) => (
    <Rows {...props} rows={renderEach('default')} />
  )),
  ProductTabs: defineBlock('ProductTabs', layoutBlockReaders.ProductTabs, ({ title, tabs }, { data }) => (
    <ProductTabs
      title={title}
      tabs={tabs.map(({ productIds, ...tab }) => ({
        ...tab,
        cards: productIds.flatMap((id) => data.products?.[id] ?? []),
      }))}
    />
  )),
  PriceTiers: defineBlock('PriceTiers', layoutBlockReaders.PriceTiers, ({ title, productIds }, { data }) => (
    <PriceTiers
      title={title}
      tiers={data.priceTiers ?? []}
      cards={productIds.flatMap((id) => data.products?.[id] ?? [])}
    />
  )),
  GearSpecs: defineBlock('GearSpecs', layoutBlockReaders.GearSpecs, ({ title, productId, specs = [] }, { data }) => (
    <GearSpecs title={title} specs={[...(productId === undefined ? [] : (data.specs?.[productId] ?? [])), ...specs]} />
  )),
} as const satisfies BlockRegistry;
