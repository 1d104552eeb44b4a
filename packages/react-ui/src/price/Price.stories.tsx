import { money } from '@ironcart/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EverySite, priceOn } from '../testing/EverySite.tsx';
import { fitsItsWidth, rightToLeft, zoomed } from '../testing/story-settings.ts';
import { Price } from './Price.tsx';

const meta = {
  title: 'Price/Price',
  component: Price,
  args: { price: { amount: money(34_500) } },
} satisfies Meta<typeof Price>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const Sale: Story = { args: { price: { amount: money(109_500), listAmount: money(129_500), reason: 'sale' } } };

export const Deal: Story = {
  args: { size: 'large', price: { amount: money(109_500), listAmount: money(129_500), reason: 'promo' } },
};

export const From: Story = { args: { price: { amount: money(9_900), isFrom: true } } };

export const WithTaxExclusive: Story = {
  args: { price: { amount: money(41_400), taxExclusiveAmount: money(34_500) } },
};

export const Small: Story = { args: { size: 'small' } };

export const Huge: Story = {
  args: { size: 'large', price: { amount: money(9_999_999_99), listAmount: money(99_999_999_99), reason: 'customer' } },
  globals: { viewport: { value: 'phone' } },
};

/** The currency and tax display of each site: on EUR and GBR prices with VAT first, on the others without. */
export const EachSite: Story = {
  render: ({ price, ...rest }) => <EverySite>{(site) => <Price {...rest} price={priceOn(site, price)} />}</EverySite>,
  play: async ({ canvas }) => {
    for (const text of ['$345.00', '€345.00', '£345.00']) await expect(canvas.getAllByText(text)[0]).toBeVisible();
    await expect(canvas.getAllByText(/excl\. VAT/)).toHaveLength(2);
  },
};

const crowded = {
  price: { amount: money(109_500), listAmount: money(129_500), reason: 'promo', taxExclusiveAmount: money(91_250) },
} as const;

/** At 400% zoom, the reduced price wraps and nothing is cut off. */
export const Zoomed: Story = { args: { size: 'large', ...crowded }, globals: zoomed, play: fitsItsWidth };

export const RightToLeft: Story = { args: crowded, globals: rightToLeft };
