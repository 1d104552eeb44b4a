import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApplePayButton } from './ApplePayButton.tsx';

const meta = {
  title: 'Checkout/ApplePayButton',
  component: ApplePayButton,
  args: { onPress: fn() },
} satisfies Meta<typeof ApplePayButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay with Apple Pay' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay with Apple Pay' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
