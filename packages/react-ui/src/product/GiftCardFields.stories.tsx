import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleGiftCard } from '../testing/sample-products.ts';
import { GiftCardFields } from './GiftCardFields.tsx';

const meta = {
  title: 'Product/GiftCardFields',
  component: GiftCardFields,
  args: { giftCard: sampleGiftCard },
} satisfies Meta<typeof GiftCardFields>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Emailed: Story = {};

export const Physical: Story = { args: { giftCard: { ...sampleGiftCard, type: 'physical' } } };

export const OwnAmount: Story = {
  args: { chosenAmount: 'custom', errors: { customAmount: 'Invalid giftcard item custom amount' } },
};
