import { money } from '@ironcart/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleReturn } from '../testing/sample-returns.ts';
import { ReturnTrace } from './ReturnTrace.tsx';

const meta = {
  title: 'Account/ReturnTrace',
  component: ReturnTrace,
  args: { authorization: sampleReturn },
} satisfies Meta<typeof ReturnTrace>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Begun: Story = {};

const received = { ...sampleReturn, status: 'received' as const, receivedAt: '2026-11-25T14:00:00Z' };

export const Received: Story = { args: { authorization: received } };

export const Refunded: Story = {
  args: {
    authorization: { ...received, status: 'refunded', refundedAt: '2026-11-26T09:00:00Z', refund: money(18_900) },
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
