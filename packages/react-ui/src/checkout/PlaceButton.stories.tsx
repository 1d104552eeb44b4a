import { zero } from '@ironcart/core/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTotals } from '../testing/sample-orders.ts';
import { PlaceButton } from './PlaceButton.tsx';

const meta = {
  title: 'Checkout/PlaceButton',
  component: PlaceButton,
  args: { amount: sampleTotals.grandTotalIncludingTax },
} satisfies Meta<typeof PlaceButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { note: 'Your card is charged when the order is placed.' } };

export const ByGiftCard: Story = {
  args: { amount: zero, byGiftCard: sampleTotals.grandTotalIncludingTax, note: 'Your gift cards pay for all of it.' },
};

export const AmountUnknown: Story = {
  args: { amount: undefined, isDisabled: true, note: 'The tax could not be calculated. Please try again.' },
};

export const Busy: Story = { args: { isBusy: true } };

export const Disabled: Story = { args: { isDisabled: true, note: 'Choose a shipping method first.' } };
