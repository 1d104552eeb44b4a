import { money, zero } from '@ironcart/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLines, sampleTotals } from '../testing/sample-orders.ts';
import { CartTooltip } from './CartTooltip.tsx';

const meta = {
  title: 'Cart/CartTooltip',
  component: CartTooltip,
  args: {
    isVisible: true,
    lines: sampleLines,
    total: sampleTotals.subtotal,
    lacks: 'tax',
    giftCards: [],
    cartUrl: '/cart',
    checkoutUrl: '/checkout',
  },
} satisfies Meta<typeof CartTooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const WithGiftCards: Story = {
  args: {
    giftCards: [
      { ending: '4821', amount: money(5_000) },
      { ending: '0093', amount: zero },
    ],
  },
};

export const MoreLines: Story = {
  args: {
    lacks: 'vat',
    lines: [...sampleLines, ...sampleLines.map((line) => ({ ...line, listItemId: `${line.listItemId}2` }))],
  },
};

export const WithVat: Story = { args: { lacks: 'shipping' } };
