import { money, sites } from '@ironcart/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UiProvider } from '../theme/UiProvider.tsx';
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

/** Each site's currency and how it shows tax: Europe and the United Kingdom with VAT first, the others without. */
export const EverySite: Story = {
  render: ({ price, ...rest }) => (
    <ul>
      {sites.map(({ code, currency, locale, showsTaxExclusivePrice }) => (
        <li key={code}>
          <UiProvider currency={currency} locale={locale}>
            {code}{' '}
            <Price {...rest} price={showsTaxExclusivePrice ? { ...price, taxExclusiveAmount: money(28_750) } : price} />
          </UiProvider>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    for (const text of ['$345.00', '€345.00', '£345.00']) await expect(canvas.getAllByText(text)[0]).toBeVisible();
    await expect(canvas.getAllByText(/excl\. VAT/)).toHaveLength(2);
  },
};

/** In a list of its width at 400% zoom, the reduced price wraps and nothing is cut off. */
export const AtFourHundredPercent: Story = {
  args: {
    size: 'large',
    price: { amount: money(109_500), listAmount: money(129_500), reason: 'promo', taxExclusiveAmount: money(91_250) },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '10rem', fontSize: '200%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { price: { amount: money(109_500), listAmount: money(129_500), reason: 'customer' } },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
