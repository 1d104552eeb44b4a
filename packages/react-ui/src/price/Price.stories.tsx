import { money } from '@ironcart/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
