import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutProgress } from './CheckoutProgress.tsx';

const meta = {
  title: 'Checkout/CheckoutProgress',
  component: CheckoutProgress,
  args: {
    currentId: 'payment',
    steps: [
      { id: 'shipping', label: 'Shipping', href: '/checkout/shipping' },
      { id: 'payment', label: 'Payment' },
      { id: 'review', label: 'Review' },
    ],
  },
} satisfies Meta<typeof CheckoutProgress>;

export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = { args: { currentId: 'shipping' } };

export const Second: Story = {};

export const Last: Story = { args: { currentId: 'review' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
