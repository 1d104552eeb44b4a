import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../primitives/Button.tsx';
import { sampleAddress, sampleLines, sampleTotalsLines } from '../testing/sample-orders.ts';
import { OrderDetail } from './OrderDetail.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

const meta = {
  title: 'Account/OrderDetail',
  component: OrderDetail,
  args: {
    orderId: '100 000 482',
    state: 'payment_complete',
    placedAt: '2026-11-18T09:30:00Z',
    lines: sampleLines,
    totals: sampleTotalsLines,
    shipTo: sampleAddress,
    billTo: sampleAddress,
    payment: 'Visa ending 4242',
    delivery: ['Ground, expected Thu, Dec 3 – Mon, Dec 7'],
  },
} satisfies Meta<typeof OrderDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithActions: Story = {
  args: {
    timeline: <OrderTimeline status="payment_complete" placedAt="2026-11-18T09:30:00Z" />,
    actions: <Button>Buy again</Button>,
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
