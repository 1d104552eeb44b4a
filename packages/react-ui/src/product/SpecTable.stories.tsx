import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSpecs } from '../testing/sample-products.ts';
import { SpecTable } from './SpecTable.tsx';

const meta = {
  title: 'Product/SpecTable',
  component: SpecTable,
  args: { specs: sampleSpecs },
} satisfies Meta<typeof SpecTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    specs: [
      ...sampleSpecs,
      {
        label: 'Surface of the shaft and the sleeves',
        value: 'Hard chrome over nickel, polished, then knurled again where the hands are',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };
