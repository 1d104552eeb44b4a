import type { ContentBlock } from '@ironcart/core/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleBlock, sampleBlockData, sampleFurtherBlocks } from '../testing/sample-blocks.ts';
import { BlockList } from './BlockList.tsx';
import { blockRegistry } from './block-registry.ts';

const meta = {
  title: 'Blocks/Further blocks',
  component: BlockList,
  args: { blocks: sampleFurtherBlocks, registry: blockRegistry, data: sampleBlockData },
  parameters: { bare: true },
} satisfies Meta<typeof BlockList>;

export default meta;

type Story = StoryObj<typeof meta>;

const only = (name: string): Story => ({ args: { blocks: [sampleBlock(name)] } });

/** Every text of a block, many times longer. */
const lengthened = (value: unknown, name = ''): unknown => {
  const isText =
    typeof value === 'string' && !['master', 'href', 'date', 'time', 'slot', 'block', 'type'].includes(name);
  if (isText && !['tone', 'slide', 'gap', 'formHash', 'name', 'autoComplete'].includes(name))
    return `${value} `.repeat(9).trim();
  if (Array.isArray(value)) return value.map((entry) => lengthened(entry, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, lengthened(inner, key)]));
};
const withLongText = (block: ContentBlock): ContentBlock => ({
  ...block,
  props: lengthened(block.props) as ContentBlock['props'],
});

/** Every list of a block, empty. */
const emptied = (block: ContentBlock): ContentBlock => ({
  name: block.name,
  props: Object.fromEntries(
    Object.entries(block.props).flatMap(([key, value]) =>
      key === 'block' || key === 'productId' ? [] : [[key, Array.isArray(value) ? [] : value]],
    ),
  ),
});

export const All: Story = {};

export const AllNarrow: Story = { globals: { viewport: { value: 'phone' } } };

export const AllRightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const AllWithLongText: Story = {
  args: { blocks: sampleFurtherBlocks.map(withLongText) },
  globals: { viewport: { value: 'phone' } },
};

export const AllEmpty: Story = { args: { blocks: sampleFurtherBlocks.map(emptied), data: {} } };

export const AllDark: Story = { globals: { theme: 'dark' } };

export const NamedBlock: Story = only('Block');

export const Carousel: Story = {
  tags: ['needs-layout'],
  ...only('Carousel'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole('button', { name: 'Next slide' });
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByText('Slide 2 of 4')).toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Previous slide' })).toBeEnabled();
  },
};

export const Tabs: Story = {
  tags: ['needs-layout'],
  ...only('Tabs'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'On a pallet' }));
    await expect(canvas.getByText('Everything else, to your kerb.')).toBeVisible();
    await expect(canvas.getByText('Up to 150 lb, to your door.')).not.toBeVisible();
  },
};

export const MediaConfig: Story = only('Media');

export const Gallery: Story = only('Gallery');

export const Rows: Story = only('Rows');

export const ProductTabs: Story = only('ProductTabs');

export const PriceTiers: Story = only('PriceTiers');

export const GearSpecs: Story = only('GearSpecs');

export const Leaderboards: Story = only('Leaderboards');

export const EventSchedules: Story = only('EventSchedules');

export const Athletes: Story = only('Athletes');

export const Form: Story = only('Form');

export const FormIncomplete: Story = {
  args: {
    blocks: [sampleBlock('Form')],
    data: {
      ...sampleBlockData,
      formAnswer: {
        formHash: 'hld-contact',
        isSent: false,
        missing: ['name', 'message'],
        values: { email: 'ada@halden.example' },
      },
    },
  },
};

export const FormSent: Story = {
  args: {
    blocks: [sampleBlock('Form')],
    data: { ...sampleBlockData, formAnswer: { formHash: 'hld-contact', isSent: true } },
  },
};
