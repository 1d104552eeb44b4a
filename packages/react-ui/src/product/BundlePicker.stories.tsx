import { money } from '@ironcart/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBundle } from '../testing/sample-products.ts';
import { BundlePicker } from './BundlePicker.tsx';

const meta = {
  title: 'Product/BundlePicker',
  component: BundlePicker,
  args: { options: sampleBundle, chosen: { 1: 1 }, total: { amount: money(129_500) } },
} satisfies Meta<typeof BundlePicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithError: Story = { args: { chosen: {}, errors: { 1: 'Invalid bundle - missing required option 1' } } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
