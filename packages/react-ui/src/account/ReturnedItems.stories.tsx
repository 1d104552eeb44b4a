import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleReturn } from '../testing/sample-returns.ts';
import { ReturnedItems } from './ReturnedItems.tsx';

const meta = {
  title: 'Account/ReturnedItems',
  component: ReturnedItems,
  args: { items: sampleReturn.items },
} satisfies Meta<typeof ReturnedItems>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
