import { money } from '@ironcart/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EverySite, priceOn } from '../testing/EverySite.tsx';
import { sampleAxes } from '../testing/sample-products.ts';
import { fitsItsWidth, rightToLeft, zoomed } from '../testing/story-settings.ts';
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

export const EachSite: Story = {
  args: { children: undefined, price: { amount: money(34_500), listAmount: money(39_500), reason: 'sale' } },
  render: (args) => <EverySite>{(site) => <BuyPanel {...args} price={priceOn(site, args.price)} />}</EverySite>,
};

export const LongText: Story = {
  args: {
    name: 'Power rack with four uprights, spotter arms, plate storage and a multi-grip pull-up bar, extra deep',
    sku: 'HLD-R6-FRAME-EXTRA-DEEP-BLACK-2026',
    promise: 'Leaves our dock the week after the holidays, on a pallet, with a lift gate where you need one',
    summary: 'Uprights of 75 mm by 75 mm. '.repeat(8),
    addLabel: 'Add the rack and all of its parts to the cart',
  },
  globals: { viewport: { value: 'phone' } },
  play: fitsItsWidth,
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: zoomed, play: fitsItsWidth };

/** With the keyboard: choices in the order of the page, the button last, each with a focus ring. */
export const ByKeyboard: Story = {
  tags: ['needs-layout'],
  play: async ({ canvas, userEvent }) => {
    const [finish] = canvas.getAllByRole('radio');
    const add = canvas.getByRole('button', { name: 'Add to cart' });
    finish?.focus();
    for (let steps = 0; steps < 10 && document.activeElement !== add; steps += 1) await userEvent.tab();
    await expect(add).toHaveFocus();
    await expect(getComputedStyle(add).outlineStyle).toBe('solid');
  },
};
