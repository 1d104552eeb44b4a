import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOrders } from '../testing/sample-orders.ts';
import { OrderTable } from './OrderTable.tsx';

const meta = {
  title: 'Account/OrderTable',
  component: OrderTable,
  args: { orders: sampleOrders, shopUrl: '/' },
} satisfies Meta<typeof OrderTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Empty: Story = { args: { orders: [] } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
