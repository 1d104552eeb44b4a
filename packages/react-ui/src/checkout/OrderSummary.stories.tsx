import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLines, sampleTotals, sampleTotalsLines } from '../testing/sample-orders.ts';
import { OrderSummary } from './OrderSummary.tsx';

const meta = {
  title: 'Checkout/OrderSummary',
  component: OrderSummary,
  args: { lines: sampleLines, totals: sampleTotalsLines, count: 6, total: sampleTotals.grandTotalIncludingTax },
} satisfies Meta<typeof OrderSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Beside: Story = {};

export const Loading: Story = { args: { isLoading: true } };

export const Folded: Story = { globals: { viewport: { value: 'phone' } } };

export const FoldedSoFar: Story = {
  args: { isSoFar: true, isWithoutVat: true },
  globals: { viewport: { value: 'phone' } },
};
