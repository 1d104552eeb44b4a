import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCards } from '../testing/sample-products.ts';
import { ProductStrip } from './ProductStrip.tsx';

const meta = {
  title: 'Product/ProductStrip',
  component: ProductStrip,
  args: { title: 'You may also like', cards: sampleCards },
} satisfies Meta<typeof ProductStrip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const One: Story = { args: { cards: sampleCards.slice(0, 1) } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
