import { money } from '@ironcart/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartLineList } from '../cart/CartLineList.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { sampleAddress, sampleLines, sampleOtherAddress } from '../testing/sample-orders.ts';
import { OrderReview } from './OrderReview.tsx';

const meta = {
  title: 'Checkout/OrderReview',
  component: OrderReview,
  args: {
    email: 'ada@example.com',
    shipTo: sampleAddress,
    billTo: sampleAddress,
    isBillingSame: true,
    delivery: [{ label: 'Ground, expected Thu, Dec 3 – Mon, Dec 7', amount: money(2_000) }],
    payment: 'Visa ending 4242',
    shippingUrl: '/checkout/shipping',
    paymentUrl: '/checkout/payment',
    children: <CartLineList lines={sampleLines} variant="compact" />,
  },
} satisfies Meta<typeof OrderReview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnePackage: Story = {};

export const SeveralPackages: Story = {
  args: {
    isBillingSame: false,
    billTo: sampleOtherAddress,
    delivery: [
      { label: 'Ground, expected Thu, Dec 3 – Mon, Dec 7', amount: money(2_000), contents: '1 × Olympic bar' },
      { label: 'Freight with lift gate', amount: money(12_900), contents: '1 × Power rack' },
    ],
  },
};

export const Collected: Story = {
  args: {
    delivery: [{ label: 'Pick up in Dayton', amount: money(0) }],
    pickupLines: ['1200 Foundry Row', 'Dayton OH 45402'],
    isBillingSame: false,
  },
};

export const PaymentRefused: Story = {
  args: { paymentNote: <Notice tone="error">Your payment was refused. Please try again or pay another way.</Notice> },
};

export const NothingShipped: Story = { args: { shipTo: undefined, delivery: [], shippingUrl: undefined } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
