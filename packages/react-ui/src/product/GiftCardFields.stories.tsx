import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePicture } from '../testing/sample-pictures.ts';
import { sampleGiftCard } from '../testing/sample-products.ts';
import { GiftCardFields } from './GiftCardFields.tsx';

const meta = {
  title: 'Product/GiftCardFields',
  component: GiftCardFields,
  args: { giftCard: sampleGiftCard },
} satisfies Meta<typeof GiftCardFields>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Emailed: Story = {
  args: { sendDays: { first: '2026-11-29', last: '2027-11-28' } },
  play: async ({ canvas }) => {
    const day = canvas.getByLabelText(/Send it on/);
    await expect(day).toHaveAttribute('min', '2026-11-29');
    await expect(day).toHaveAccessibleDescription(/as soon as it is paid/);
  },
};

export const Designs: Story = {
  args: {
    designs: [
      { id: 'gift-card-black', name: 'Black', picture: samplePicture('gift-card-black') },
      { id: 'gift-card-red', name: 'Red', picture: samplePicture('gift-card-red') },
    ],
  },
};

export const EmailOrPost: Story = {
  tags: ['needs-layout'],
  args: { giftCard: { ...sampleGiftCard, type: 'combined' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/Recipient's email/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'By post' }));
    await expect(canvas.getByLabelText(/Recipient's email/)).not.toBeVisible();
  },
};

export const Physical: Story = { args: { giftCard: { ...sampleGiftCard, type: 'physical' } } };

export const OwnAmount: Story = {
  args: { chosenAmount: 'custom', errors: { customAmount: 'Invalid giftcard item custom amount' } },
};
