import type { Meta, StoryObj } from '@storybook/react-vite';
import { FindOrderForm } from './FindOrderForm.tsx';

const meta = {
  title: 'Account/FindOrderForm',
  component: FindOrderForm,
  args: { target: { action: '/shippingtracker' }, submitLabel: 'Find my order' },
} satisfies Meta<typeof FindOrderForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotFound: Story = {
  args: {
    orderId: '7Q2M-9KXT-4BWP',
    email: 'ada@example.com',
    errors: { form: 'No order has that number and email. Check both.' },
  },
};

export const WithErrors: Story = {
  args: { email: 'ada', errors: { orderId: 'Please enter your order number', email: 'Please enter a valid email' } },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
