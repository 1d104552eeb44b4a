import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutErrors } from './CheckoutErrors.tsx';

const meta = {
  title: 'Checkout/CheckoutErrors',
  component: CheckoutErrors,
  args: {
    errors: [
      {
        code: 'wrong_total',
        message: 'The price of a product has changed.',
        href: '/cart',
        actionLabel: 'See your cart',
      },
      { code: 'payment', message: 'Your bank refused this card.' },
    ],
  },
} satisfies Meta<typeof CheckoutErrors>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};
