import { money } from '@ironcart/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleShipments } from '../testing/sample-shipments.ts';
import { OrderTimeline } from './OrderTimeline.tsx';

const returned = {
  rmaNumber: 'R100000482-1',
  dateIssued: '2026-11-21T09:30:00Z',
  items: [
    {
      listItemId: 'b',
      productId: 2,
      sku: 'PLATE-25',
      name: 'Competition bumper plate',
      qty: 2,
      reason: 'damaged' as const,
    },
  ],
};

const meta = {
  title: 'Account/OrderTimeline',
  component: OrderTimeline,
  args: { status: 'payment_complete', placedAt: '2026-11-18T09:30:00Z' },
} satisfies Meta<typeof OrderTimeline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Paid: Story = {};

export const WaitingForTheBank: Story = { args: { status: 'payment_pending' } };

export const PaymentFailed: Story = { args: { status: 'payment_error' } };

export const Returned: Story = {
  args: {
    returns: [
      { ...returned, status: 'refunded' },
      { ...returned, rmaNumber: 'R100000482-2', status: 'issued' },
    ],
  },
};

export const WaitingToBePacked: Story = { args: { isShipped: true, payment: 'Visa ending 4242' } };

export const Packed: Story = { args: { isShipped: true, packedAt: '2026-11-19T08:00:00Z' } };

export const Shipped: Story = {
  args: { isShipped: true, packedAt: '2026-11-19T08:00:00Z', shipments: sampleShipments },
};

export const PartlyShipped: Story = {
  args: {
    isShipped: true,
    packedAt: '2026-11-19T08:00:00Z',
    shipments: sampleShipments,
    waiting: [{ qty: 8, name: 'Medicine ball 6 kg' }],
  },
};

export const Cancelled: Story = {
  args: {
    isShipped: true,
    payment: 'Visa ending 4242',
    cancelledAt: '2026-11-18T11:00:00Z',
    refunds: [
      { amount: money(5_000), to: 'giftcards', createdAt: '2026-11-18T11:00:00Z', paidAt: '2026-11-18T11:00:00Z' },
      { amount: money(24_550), to: 'payment', createdAt: '2026-11-18T11:00:00Z' },
    ],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
