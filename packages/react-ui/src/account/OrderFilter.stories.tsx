import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderFilter } from './OrderFilter.tsx';

const meta = {
  title: 'Account/OrderFilter',
  component: OrderFilter,
  args: { action: '/account/orders', statuses: ['payment_pending', 'open', 'shipped', 'returned', 'cancelled'] },
} satisfies Meta<typeof OrderFilter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { query: 'bar', status: 'shipped' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
