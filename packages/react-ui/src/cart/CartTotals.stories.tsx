import { money } from '@ironcart/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTotals, sampleTotalsLines } from '../testing/sample-orders.ts';
import { CartTotals } from './CartTotals.tsx';
import { totalsLines } from './totals-lines.ts';

const meta = {
  title: 'Cart/CartTotals',
  component: CartTotals,
  args: { lines: sampleTotalsLines },
} satisfies Meta<typeof CartTotals>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Explained: Story = {};

export const Loading: Story = { args: { isLoading: true } };

export const BeforeCheckout: Story = {
  args: {
    lines: totalsLines(sampleTotals, {
      pending: { shipping: 'At checkout', tax: 'At checkout', total: 'At checkout' },
    }),
  },
};

export const WithGiftCard: Story = {
  args: { lines: totalsLines({ ...sampleTotals, giftcards: money(50_000), tariff: money(1_200) }) },
};
