import { money } from '@ironcart/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleAxes } from '../testing/sample-products.ts';
import { BackInStockForm } from './BackInStockForm.tsx';
import { BuyPanel } from './BuyPanel.tsx';
import { OptionPicker } from './OptionPicker.tsx';

const meta = {
  title: 'Product/BuyPanel',
  component: BuyPanel,
  args: {
    name: 'Olympic bar 20 kg, chrome',
    sku: 'HB-2001',
    rating: { average: 4.8, count: 1284 },
    price: { amount: money(34_500) },
    stock: { code: 'inStock' },
    promise: 'Leaves our dock Tuesday',
    target: { action: '/cart', fields: { productId: 1001 } },
    children: <OptionPicker axes={sampleAxes} chosen={{ color: 'chrome', weight: '20' }} />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '29rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BuyPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Busy: Story = { args: { isBusy: true } };

export const OutOfStock: Story = {
  args: { stock: { code: 'outOfStock' }, isDisabled: true, addLabel: 'Out of stock' },
};

export const TellMe: Story = {
  args: {
    stock: { code: 'outOfStock', restock: 'back in March' },
    promise: undefined,
    instead: <BackInStockForm target={{ action: '/back-in-stock', fields: { productId: 1001 } }} />,
  },
};

export const WithIssue: Story = { args: { issue: 'Option 4 is required' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
