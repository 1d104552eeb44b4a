import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PaymentWaiting } from './PaymentWaiting.tsx';

const meta = {
  title: 'Checkout/PaymentWaiting',
  component: PaymentWaiting,
  args: { title: 'Back from your bank', text: 'We ask your bank whether the payment went through.' },
} satisfies Meta<typeof PaymentWaiting>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

export const WithWayOut: Story = { args: { onLeave: fn() } };
