import { money } from '@ironcart/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EverySite } from '../testing/EverySite.tsx';
import { sampleTotals, sampleTotalsLines } from '../testing/sample-orders.ts';
import { fitsItsWidth, rightToLeft, zoomed } from '../testing/story-settings.ts';
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
    lines: totalsLines(
      { subtotal: sampleTotals.subtotal, discount: sampleTotals.discount },
      {
        pending: { shipping: 'At checkout', tax: 'At checkout', total: 'At checkout' },
      },
    ),
  },
};

export const WithGiftCard: Story = {
  args: { lines: totalsLines({ ...sampleTotals, giftcards: money(50_000), tariff: money(1_200) }) },
};

/** On EUR and GBR the totals exclude VAT, and state so. */
export const EachSite: Story = {
  render: () => (
    <EverySite>
      {({ showsTaxExclusivePrice }) => (
        <CartTotals lines={totalsLines(sampleTotals, { isVat: showsTaxExclusivePrice })} />
      )}
    </EverySite>
  ),
};

/** A line's explanation opens on request. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    const why = canvas.getByText('4 plates at $20.00 off each.');
    await expect(why).not.toBeVisible();
    await userEvent.click(canvas.getByText('Discount'));
    await expect(why).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: zoomed, play: fitsItsWidth };
