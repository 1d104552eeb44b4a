import { money } from '@ironcart/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleLines, sampleTotals } from '../testing/sample-orders.ts';
import { SideCart } from './SideCart.tsx';
import { discountLines } from './totals-lines.ts';

const meta = {
  title: 'Cart/SideCart',
  component: SideCart,
  args: {
    isOpen: true,
    onClose: fn(),
    lines: sampleLines,
    subtotal: sampleTotals.subtotal,
    count: 6,
    cartUrl: '/cart',
    checkoutUrl: '/checkout',
    shopUrl: '/',
    updateTarget: { action: '/update' },
    removeTarget: { action: '/remove' },
  },
} satisfies Meta<typeof SideCart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const WithWeightDiscount: Story = { args: { discounts: discountLines(money(2_250), []) } };

export const Empty: Story = { args: { lines: [], count: 0 } };

export const WithMessage: Story = { args: { messages: ['Quantity changed to 4: that is all we have.'] } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
