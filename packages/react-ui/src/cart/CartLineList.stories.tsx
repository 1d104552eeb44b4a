import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLines } from '../testing/sample-orders.ts';
import { CartLineList } from './CartLineList.tsx';

const meta = {
  title: 'Cart/CartLineList',
  component: CartLineList,
  args: { lines: sampleLines, updateTarget: { action: '/update' }, removeTarget: { action: '/remove' } },
} satisfies Meta<typeof CartLineList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Compact: Story = { args: { variant: 'compact' } };

export const ReadOnly: Story = { args: { updateTarget: undefined, removeTarget: undefined } };

export const Busy: Story = { args: { busyItemIds: ['b'] } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
