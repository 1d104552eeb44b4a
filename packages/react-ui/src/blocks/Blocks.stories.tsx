import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCards } from '../testing/sample-products.ts';
import { sampleBlocks } from '../testing/sample-site.ts';
import { BlockList } from './BlockList.tsx';
import { blockRegistry } from './block-registry.ts';

const products = Object.fromEntries(sampleCards.map((card) => [card.product.productId, card]));
const only = (name: string) => sampleBlocks.filter((block) => block.name === name);

const meta = {
  title: 'Blocks/BlockList',
  component: BlockList,
  args: { blocks: sampleBlocks, registry: blockRegistry, data: { products } },
  parameters: { bare: true },
} satisfies Meta<typeof BlockList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const Hero: Story = { args: { blocks: only('Hero') } };

export const HeroOnInk: Story = {
  args: { blocks: only('Hero').map((block) => ({ ...block, props: { ...block.props, tone: 'ink' } })) },
};

export const CategoryTiles: Story = { args: { blocks: only('CategoryTiles') } };

export const BannerInSignal: Story = {
  args: { blocks: only('Banner').map((block) => ({ ...block, props: { ...block.props, tone: 'signal' } })) },
};

export const SpecStrip: Story = {
  args: {
    blocks: only('Hero').map(({ props }) => ({
      name: 'SpecStrip',
      props: { title: 'The bar, in numbers', items: props.figures },
    })),
  },
};

export const Faq: Story = { args: { blocks: only('Faq') } };

export const Unknown: Story = { args: { blocks: [{ name: 'Fireworks', props: {} }] } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const HighContrast: Story = { globals: { theme: 'high contrast' } };
