import { Athletes } from './Athletes.tsx';
import { Carousel } from './Carousel.tsx';
import { type BlockRegistry, defineBlock } from './define-block.ts';
import { EventSchedules } from './EventSchedules.tsx';
import { FormBlock } from './FormBlock.tsx';
import { furtherBlockReaders } from './further-block-readers.ts';
import { GalleryBlock } from './GalleryBlock.tsx';
import { GearSpecs } from './GearSpecs.tsx';
import { Leaderboards } from './Leaderboards.tsx';
import { NamedBlock } from './NamedBlock.tsx';
import { ProductTabs } from './ProductTabs.tsx';
import { Rows } from './Rows.tsx';
import { Tabs } from './Tabs.tsx';

/** The blocks that some pages need, by name: who counts bytes loads them with such a page. */
export const furtherBlocks = {
  Block: defineBlock('Block', furtherBlockReaders.Block, ({ block, tone }, { data, renderSlot }) => (
    <NamedBlock tone={tone} html={block === undefined ? undefined : data.html?.[block]}>
      {renderSlot('default')}
    </NamedBlock>
  )),
  Carousel: defineBlock('Carousel', furtherBlockReaders.Carousel, (props, { renderEach }) => (
    <Carousel {...props} slides={renderEach('default')} />
  )),
  Tabs: defineBlock('Tabs', furtherBlockReaders.Tabs, ({ label, tabs }, { renderSlot }) => (
    <Tabs label={label} tabs={tabs.map((tab) => ({ label: tab.label, content: renderSlot(tab.slot) }))} />
  )),
  Gallery: defineBlock('Gallery', furtherBlockReaders.Gallery, (props) => <GalleryBlock {...props} />),
  Rows: defineBlock('Rows', furtherBlockReaders.Rows, (props, { renderEach }) => (
    <Rows {...props} rows={renderEach('default')} />
  )),
  ProductTabs: defineBlock('ProductTabs', furtherBlockReaders.ProductTabs, ({ title, tabs }, { data }) => (
    <ProductTabs
      title={title}
      tabs={tabs.map(({ productIds, ...tab }) => ({
        ...tab,
        cards: productIds.flatMap((id) => data.products?.[id] ?? []),
      }))}
    />
  )),
  GearSpecs: defineBlock('GearSpecs', furtherBlockReaders.GearSpecs, ({ title, productId, specs = [] }, { data }) => (
    <GearSpecs title={title} specs={[...(productId === undefined ? [] : (data.specs?.[productId] ?? [])), ...specs]} />
  )),
  Leaderboards: defineBlock('Leaderboards', furtherBlockReaders.Leaderboards, (props) => <Leaderboards {...props} />),
  EventSchedules: defineBlock('EventSchedules', furtherBlockReaders.EventSchedules, (props) => (
    <EventSchedules {...props} />
  )),
  Athletes: defineBlock('Athletes', furtherBlockReaders.Athletes, (props) => <Athletes {...props} />),
  Form: defineBlock('Form', furtherBlockReaders.Form, (props, { data: { formAction = '', formAnswer } }) => (
    <FormBlock
      {...props}
      action={formAction}
      answer={formAnswer?.formHash === props.formHash ? formAnswer : undefined}
    />
  )),
} as const satisfies BlockRegistry;
